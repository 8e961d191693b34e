### What the guided first games say, in English: one message for each step.

## The Two Heirs

guide-two-heirs-aim = You and Blue lay one landscape together, tile by tile, from this start tile. Whoever’s buildings and roads are worth more when the common stack runs out wins; yours are white.
guide-two-heirs-take = Every turn you take one tile from the royal reserve: the first one clockwise from the shield, or one further on for each of your units waiting inside. Touch the Market, then confirm.
guide-two-heirs-goods = Every tile within your reach in the ring, and every tile under a unit of yours, lends you one resource of its colour: green wood, grey stone, yellow grain. Nothing is used up.
guide-two-heirs-corner = Touch the Market in your hand, then the gold cell off the corner. The bill tells what it costs, who lends it and what it brings. Confirm it, just to see.
guide-two-heirs-undo = Only one point: a Market counts the tiles at its sides, and here it has none. Whatever showed nobody anything new can be taken back: press Undo.
guide-two-heirs-side = Now build it with its side to the start tile, right below. Two points.
guide-two-heirs-why = Dark things answer, too. Touch the Cathedral in the ring: it says why not, and by which rule.
guide-two-heirs-unit = A building with a unit of yours on it counts double. Deploy one onto the Market; it leaves the ring for that, so you will reach one tile less.
guide-two-heirs-end-turn = Tile taken, Market built, unit posted: that was a whole turn. End it, and Blue plays.
guide-two-heirs-rival = Blue has taken the Cathedral, a fine five points, but cannot pay for it yet. Your turn again: take the Robber Baron.
guide-two-heirs-baron = Build it beside the Market, on the gold cell with plus six, and read the bill: two for itself, two for the road they share, two because the Market gained a neighbour and counts double.
guide-two-heirs-score = Where do points come from? Open the score and touch a line: what earns it lights up on the board.
guide-two-heirs-end = When the last tile of the stack is laid out, each of you has one more turn; then everything counts. From here the game is yours: play on against Blue.

## Brian Boru

guide-brian-boru-aim = You are Purple, and Ireland has eight regions. Whoever leads in a region when the game ends is paid its points; battle, church and marriage bring more on the way.
guide-brian-boru-settle = Everybody starts with one town, in a region of their own. Put your first disc on Ardagh, in Southern Uí Néill: touch the town, then confirm.
guide-brian-boru-draft = A round begins with the draft: keep two of these cards, and the rest goes to your neighbour. High cards win towns, low ones do more when they lose. Keep the red 15 and the white 21.
guide-brian-boru-draft-on = The packs go round until you hold eight cards. Let me choose the others for you: two more pairs.
guide-brian-boru-follow = Orange leads a red 5 and offers Fenagh, a red town. The highest card of its colour, or white, wins the town: your red 15 beats it. Play it.
guide-brian-boru-why = You took Fenagh and the marker, so now you lead: any free town, with a card of its colour or a white one. Touch Drumcliff first: it is dark, and tells you why.
guide-brian-boru-lead = Sometimes losing is the plan. Lead the weak red 2 to Dún na Sciath: others will spend high cards on it, and you use the other side of yours.
guide-brian-boru-lost = Orange took the town. A losing card still does one of its two lower rows; try the upper one: three coins.
guide-brian-boru-undo = Nobody has learnt anything by that yet, so it can be taken back: press Undo.
guide-brian-boru-battle = The lower row of a red card fights the Vikings: take two raiders. Whoever has most of them at the end of the round gains renown and points.
guide-brian-boru-buy = More raiders could be bought with coins. Keep yours for now: buy none.
guide-brian-boru-rest = Five tricks are left in this round. Let me play them for you, and watch the map.
guide-brian-boru-round = The end of a round, step by step: Green, highest on the track, marries Brigid; raiders that nobody took burn two towns; the best fighter and the church are rewarded; and you claim Southern Uí Néill.
guide-brian-boru-score = Where do your points come from? Open the score and touch a line: its towns light up on the map.
guide-brian-boru-end = Two more rounds like this one, then every region pays whoever leads there, and the most points make the High King. Play on: the next draft is waiting.

## Architects of the West Kingdom

guide-architects-aim = You are Blue, an architect of the king, with twenty workers. Whoever has the most points in the end wins: from buildings, from work on the cathedral, and from virtue.
guide-architects-draft = First, plans. Keep one of these four cards; the others go on to Green. Keep the Thieves’ Den: eight points for little.
guide-architects-draft-on = The packs change hands twice more. Let me choose for you: the Steeple and the Clay Pit.
guide-architects-why = Dark things answer. Touch the Thieves’ Den in your hand: it says what you lack for it. That is our plan for the next turns.
guide-architects-silver = A turn is one worker: place them, and take at once what the place gives. An apprentice will cost four silver and you have three, so begin at the Silversmith: two silver.
guide-architects-hire = At the Workshop, hire the Stonecutter: a mason, as the Thieves’ Den demands, who also finds one more stone at every visit to the Quarry. Two of the four silver are tax and go to the Tax Stand.
guide-architects-quarry = Now place a worker at the Quarry: one stone for your worker, one from the Stonecutter.
guide-architects-more = Workers stay where they are, and each new one counts them all. Place a second at the Quarry: this time it brings three stone.
guide-architects-town = Green gathers wood in the same way and already has two workers in the Forest. At the Town Centre you could capture them: place a worker there, just to look.
guide-architects-undo = You are asked whose group to take, all of one colour from one place. It costs one tax, and the group may still grow: better wait. Press Undo.
guide-architects-wood = Fetch some wood yourself instead: place a worker in the Forest. Nobody stands in anybody’s way there.
guide-architects-capture = Green has sent a third worker to the Forest: now they are worth the tax, and Green loses its woodcutters. Let me capture all three for you.
guide-architects-guards = Captives are worth one silver each at the Guardhouse; they go to prison. Let me hand them over, and then fetch clay from the Mines.
guide-architects-market = One wood is missing. The Black Market is quick: its small space gives wood and gold for one silver, but also costs one virtue. Place a worker there.
guide-architects-build = Everything is there: touch the Thieves’ Den and build it. It brings four silver as well, but two virtue are lost, and the worker stays in the Guildhall for good.
guide-architects-score = Open the score: eight for the Thieves’ Den, one for gold, minus three for virtue 4. Below 5 there is no work on the cathedral, from 10 on no Black Market; at the King’s Storehouse goods buy virtue back.
guide-architects-end = Green has captured your two workers at the Quarry; the Guardhouse can ransom them. When the twelfth worker lies in the Guildhall, each of you has one more turn. Play on: the Steeple is waiting.

## Works of Wonder

guide-architects-wonder-aim = You know the town; here is what Works of Wonder adds. Five great wonders wait to be raised, and the way to them is influence, which two visitors bring: the princess and the profiteer.
guide-architects-wonder-hire = Everybody starts with one apprentice, free of charge. Hire the Noblewoman: at every reset she brings one gold if a worker of yours stands beside the princess.
guide-architects-wonder-draft = The draft is as you know it. Let me choose your three buildings.
guide-architects-wonder-wonder = Each wonder takes much of one resource, influence and tax, but no skills; it is raised at the Guildhall. Touch the Stone Wonder: it is dark, and tells what you lack.
guide-architects-wonder-princess = The princess stands at the Quarry. Whoever places a worker beside her may contribute one resource. Place one there.
guide-architects-wonder-contribute = A contribution pays at once what the card shows; each resource can lie on it only once. Lay your stone: two influence.
guide-architects-wonder-profiteer = The profiteer stands at the Mines: every worker you place beside him brings one influence. Fetch clay there; Green has done the same.
guide-architects-wonder-again = Beside the princess again: two stone, and one clay laid for a virtue. Let me do it for you. When all five resources lie there, or three workers stand in the Black Market, a reset follows.
guide-architects-wonder-market = Green has filled two spaces of the Black Market; a worker of yours would be the third. Its middle space hires anybody on offer: touch the Merchant and confirm, just to see the bill.
guide-architects-wonder-undo = Influence is a currency, too: two of it replace two silver, four replace one gold or marble. Nothing is paid yet, and there is a better apprentice. Press Undo.
guide-architects-wonder-journeyman = Hire the Journeyman who brings two silver with every building and every wonder.
guide-architects-wonder-pay = Pay with silver: influence is harder to get, and wonders demand it.
guide-architects-wonder-prevent = The Black Market also costs one virtue. Two influence would prevent that; with virtue 9 you can bear it. Accept the loss.
guide-architects-wonder-claim = Now the reset, step by step. The profiteer claims his due from everybody at the Mines: this time one virtue, and all their workers there go to prison. Go on, and accept the loss.
guide-architects-wonder-reset = Then the princess rewards whoever has the most workers beside her: marble for you, and the Noblewoman’s gold. What was contributed lies on its wonder now, and the visitors have moved on: she to the Forest, he to the Town Centre.
guide-architects-wonder-score = Open the score: gold and marble count one each, two workers in prison cost one. Green had the most prisoners and took a debt.
guide-architects-wonder-end = What lies on a wonder need not be paid any more, and its piece serves its owner wherever it is placed. In the end the most influence brings four gold. Play on: the princess awaits you in the Forest.
