"""Everything but the socket."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.guests import GAMES, Guests, Message
from server.running import running
from threecrowns.engine.record import record_from, replay
from threecrowns.server.games import game_of
from threecrowns.server.house import House


def played_out(guests: Guests, game: str = "connect-four", seed: int = 7) -> Message:
    """A table at which two people have played to the end."""
    opened = guests.open_for_two(game, seed=seed)
    with guests.sit(opened, 0, 1) as both:
        number = 0
        while both.sight["winners"] is None:
            seat = both.sight["waiting"][0]
            if both.sight["reader"] != seat:
                both.send({"t": "sit", "seat": seat})
                both.until("sight")
            number += 1
            assert both.answer(number * 7 + seed)["t"] == "ok"
    return opened


# -- games and rules


def test_the_games_are_listed_with_what_can_be_chosen(guests: Guests) -> None:
    games = {each["id"]: each for each in guests.get("/api/games").json()}

    assert set(GAMES) <= games.keys()
    four = games["connect-four"]
    assert four["names"]["cs"] == "Čtyři v řadě"
    assert four["seat_counts"] == [2]
    assert four["bots"][-1] == "master"


def test_clauses_are_shown(guests: Guests) -> None:
    clause = guests.get("/api/rules/two-heirs/t39").json()
    assert clause["id"] == "T39"
    assert clause["text"]
    assert len(guests.get("/api/rules/two-heirs").json()) > 50
    assert guests.get("/api/rules/two-heirs/T9999").status_code == 404
    assert guests.get("/api/rules/chess").json()["code"] == "no-game"


# -- tables


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"game": "chess"}, "setup-unknown-game"),
        ({"game": "connect-four", "seats": ["human"]}, "setup-seats"),
        ({"game": "connect-four", "seats": ["human", "nobody"]}, "setup-unknown-player"),
        ({"game": "connect-four", "options": {"size": 9}}, "setup-unknown-option"),
        ({"game": "connect-four", "names": ["x" * 99]}, "people-name-length"),
        ({"game": "connect-four", "names": ["\u001b[2J"]}, "people-unseen-signs"),
        ({"game": 4}, "server-unreadable"),
        ([], "server-unreadable"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_in_words(
    guests: Guests, wanted: object, message: str
) -> None:
    done = guests.post("/api/tables", wanted)
    assert 400 <= done.status_code < 500
    assert done.json()["text"]["id"] == message


def test_a_table_like_another_one_can_be_opened(guests: Guests) -> None:
    opened = guests.open_for_two("two-heirs")
    with guests.sit(opened, 0, 1) as both:
        options = both.table["setup"]["options"]
    assert "henry" not in options  # means something for one person only
    wanted = {"game": "two-heirs", "seats": ["human", "human"], "options": options}
    assert guests.post("/api/tables", wanted).status_code == 201


def test_my_games_are_those_that_my_keys_open(house: House, guests: Guests) -> None:
    mine = guests.open_for_two(names=["Zuzana", "Jan"])
    guests.open_for_two()
    assert len(guests.get("/api/tables").json()) == 2  # at home all

    house.trusts_home = False
    key = mine["seats"][1]["key"]
    listed = guests.get("/api/tables", **{"x-crowns-keys": f"{key}, nonsense"}).json()

    assert [each["id"] for each in listed] == [mine["id"]]
    assert listed[0]["names"] == ["Zuzana", "Jan"]
    assert [each["key"] for each in listed[0]["keys"]] == [key]
    assert [each["colour"] for each in listed[0]["seats"]] == ["red", "yellow"]
    assert guests.get("/api/tables").json() == []


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_game_is_what_any_record_is(guests: Guests, game: str) -> None:
    opened = played_out(guests, game)
    done = guests.get(f"/api/tables/{opened['id']}/record")

    record = record_from(done.content, None)
    match = replay(record, game_of(game))

    assert record.is_finished
    assert match.is_over
    assert "attachment" in done.headers["content-disposition"]


def test_a_running_game_is_not_given_away(house: House, guests: Guests) -> None:
    opened = guests.open_for_two()
    address = f"/api/tables/{opened['id']}"
    house.trusts_home = False
    one, other = (seat["key"] for seat in opened["seats"])

    assert guests.get(f"{address}/record").json()["code"] == "running"
    assert guests.get(f"{address}/record", **{"x-crowns-keys": one}).status_code == 403
    both = {"x-crowns-keys": f"{one},{other}"}
    assert guests.get(f"{address}/record", **both).status_code == 200
    assert guests.post(f"{address}/from/0").json()["code"] == "running"
    assert guests.get(f"{address}/at/0?seat=0").json()["code"] == "not-yours"
    assert guests.get(f"{address}/at/0?seat=0", **{"x-crowns-keys": other}).status_code == 403
    assert guests.get(f"{address}/at/0?seat=0", **{"x-crowns-keys": one}).status_code == 200
    assert guests.get(f"{address}/at/0").status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_of_a_game_can_be_looked_at(guests: Guests, game: str) -> None:
    opened = played_out(guests, game)
    address = f"/api/tables/{opened['id']}"
    curve = guests.get(f"{address}/curve").json()

    first = guests.get(f"{address}/at/0?seat=1").json()
    last = guests.get(f"{address}/at/{len(curve)}").json()

    assert (first["answers"], first["reader"], first["winners"]) == (0, 1, None)
    assert last["winners"] is not None
    assert [each["turn"] for each in curve] == sorted(each["turn"] for each in curve)
    assert guests.get(f"{address}/at/{len(curve) + 1}").json()["code"] == "back"
    assert guests.get(f"{address}/at/-1").json()["code"] == "back"
    assert guests.get(f"{address}/at/0?seat=9").json()["code"] == "no-seat"
    assert guests.get(f"{address}/at/soon").json()["code"] == "unreadable"
    assert guests.get("/api/tables/nowhere/at/0").json()["code"] == "no-table"


@pytest.mark.parametrize("game", GAMES)
def test_play_on_from_a_moment(guests: Guests, game: str) -> None:
    opened = played_out(guests, game)
    address = f"/api/tables/{opened['id']}"
    moment = 3
    while not guests.get(f"{address}/at/{moment}").json()["waiting"]:
        moment += 1  # nobody is asked yet: something is being drawn
    done = guests.post(f"{address}/from/{moment}", {"seats": ["human", "human"]})
    assert done.status_code == 201

    with guests.sit(done.json(), 0, 1) as both:
        assert both.table["origin"] == {"table": opened["id"], "answers": moment}
        assert both.sight["answers"] == moment
        there = guests.get(f"{address}/at/{moment}?seat={both.sight['reader']}").json()
        assert both.sight["view"] == there["view"]
        assert both.sight["question"] is not None
        assert both.answer()["t"] == "ok"


# -- import


@pytest.mark.parametrize("game", GAMES)
def test_a_record_can_be_imported_and_looked_at_only(guests: Guests, game: str) -> None:
    raw = guests.get(f"/api/tables/{played_out(guests, game)['id']}/record").content
    for text in (raw, raw.rstrip(b"\n")):
        done = guests.post("/api/import", text)
        assert done.status_code == 201
        assert done.json()["seats"] == []
    table = done.json()["id"]
    with guests.enter(table) as watcher:
        watcher.hello()
        assert watcher.table["is_read_only"]
        assert watcher.sight["winners"] is not None
        assert watcher.order("answer", action=0)["code"] == "spectator"
    assert guests.get(f"/api/tables/{table}/record").content == raw
    assert guests.post(f"/api/tables/{table}/from/2").status_code == 201


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"this is no record",
        b"{}\n",
        b'{"format": 1}\n',
        b"\xff\xfe\x00",
        b"[" * 10_000,
        b'{"format": 1, "game": "two-heirs"}\n' * 3,
        b"<script>alert(1)</script>",
    ],
)
def test_what_is_no_record_is_refused_in_words(guests: Guests, raw: bytes) -> None:
    done = guests.post("/api/import", raw)
    assert done.status_code == 422
    assert done.json()["text"]["id"] == "server-no-record"
    assert guests.get("/api/tables").json() == []


def test_a_record_that_was_changed_is_refused_with_its_line(guests: Guests) -> None:
    raw = guests.get(f"/api/tables/{played_out(guests)['id']}/record").content
    lines = raw.split(b"\n")
    lines[3] = lines[3].replace(b'"action":', b'"action":1')

    done = guests.post("/api/import", b"\n".join(lines))

    assert done.json()["text"]["params"]["line"] == "4"


def test_a_huge_body_is_refused(guests: Guests) -> None:
    assert guests.post("/api/tables", b" " * 100_000).status_code == 413


# -- the house


def test_the_house_tells_about_itself(house: House, guests: Guests) -> None:
    assert guests.get("/health").json()["status"] == "ok"
    facts = guests.get("/api/house").json()
    assert (facts["protocol"], facts["is_home"], facts["address"]) == (1, True, None)
    picture = guests.get("/api/qr?text=http://192.0.2.7:7377/t/abc")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert guests.get(f"/api/qr?text={'x' * 600}").status_code == 400


def test_the_openapi_document_describes_every_body(guests: Guests) -> None:
    document = guests.get("/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    text = guests.get("/api/openapi.json").text
    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in schemas
    assert "/api/tables/{table}/from/{answers}" in document["paths"]


def test_a_browser_is_told_what_to_keep_to(guests: Guests) -> None:
    for path in ("/", "/api/games", "/nowhere"):
        headers = guests.get(path).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_of_others_are_not_let_in(guests: Guests) -> None:
    opened = guests.open_for_two()
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{guests.port + 1}"):
        assert (
            guests.post("/api/tables", {"game": "connect-four"}, origin=origin).status_code == 403
        )
        from_there = guests.enter(opened["id"], additional_headers={"Origin": origin})
        with pytest.raises(InvalidStatus, match="403"), from_there:
            pass
    own = f"http://127.0.0.1:{guests.port}"
    assert guests.post("/api/tables", {"game": "connect-four"}, origin=own).status_code == 201
    # A name that somebody lets point to this machine is not ours.
    assert guests.get("/api/tables", host="rebound.example").status_code == 403


def test_without_a_client_one_sentence_is_shown(guests: Guests) -> None:
    page = guests.get("/t/abc", **{"accept-language": "cs,en;q=0.5"})
    assert page.status_code == 200
    assert "Server běží" in page.text
    assert guests.get("/assets/nothing.js").status_code == 404


def test_the_client_is_shown_at_every_address_of_its_own(house: House, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>hall</title>")
    (static / "assets" / "index-1a2b.js").write_text("export {}")
    (tmp_path / "beside.txt").write_text("not for you")

    with running(house, static) as port:
        guests = Guests(port)
        for path in ("/", "/t/abc", "/replay/abc", "/rules/two-heirs"):
            page = guests.get(path)
            assert (page.status_code, "hall" in page.text) == (200, True)
        assert guests.get("/nowhere").status_code == 404
        script = guests.get("/assets/index-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        for path in ("/../beside.txt", "/%2e%2e/beside.txt", "/assets/../../beside.txt"):
            assert "not for you" not in guests.get(path).text


# -- before and after a game


def test_a_table_is_looked_at_before_it_is_opened(guests: Guests) -> None:
    wanted = {"game": "architects", "seats": ["human"], "options": {"opponent": "informer"}}

    seats = guests.post("/api/prospect", wanted).json()["seats"]

    assert [seat["player"] for seat in seats] == ["human", "script"]
    assert seats[1]["name"]["en"] == "Informer"
    assert guests.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"game": "two-heirs", "options": {"henry": 2}, "seats": ["human"] * 2},
         "setup-option-seats"),
        ({"game": "two-heirs", "options": {"sets": ["war", "crafts"]}}, "setup-bad-option"),
        ({"game": "architects", "seats": ["human"] * 5, "options": {"opponent": "patron"}},
         "setup-no-seat-for-opponent"),
        ({"game": "connect-four", "names": ["x" * 99]}, "people-name-length"),
    ],
)  # fmt: skip
def test_what_cannot_be_opened_is_refused_by_the_game_itself(
    guests: Guests, wanted: object, message: str
) -> None:
    prospect = guests.post("/api/prospect", wanted).json()

    assert prospect["problem"]["id"] == message
    assert prospect["seats"] == []


def test_every_choice_of_an_option_has_words(guests: Guests) -> None:
    options = {
        (game["id"], option["name"]): option
        for game in guests.get("/api/games").json()
        for option in game["options"]
    }

    assert options["two-heirs", "roads"]["words"] == []  # yes and no
    assert options["two-heirs", "sets"]["words"][3]["cs"] == "Válčení"
    assert options["two-heirs", "henry"]["title"]["id"] == "setting-henry"
    assert options["architects", "characters"]["words"][1]["id"] == "setting-characters-dealt"


@pytest.mark.parametrize(
    ("game", "seats"), [("two-heirs", 2), ("brian-boru", 3), ("architects", 2)]
)
def test_the_list_holds_a_small_picture_of_what_everybody_may_know(
    guests: Guests, game: str, seats: int
) -> None:
    opened = guests.open(game, seats=["human"] * seats)
    with guests.sit(opened, *range(seats)) as all_of_them:
        for _ in range(20):
            all_of_them.send({"t": "sit", "seat": all_of_them.sight["waiting"][0]})
            all_of_them.until("sight")
            all_of_them.answer()
        view = guests.get(f"/api/tables/{opened['id']}/at/{all_of_them.sight['answers']}").json()

    sketch = guests.get("/api/tables").json()[0]["standing"]["sketch"]

    if game == "two-heirs":
        lies = {(f"{x},{y}", tile["colour"], tile["owner"])
                for tile in view["view"]["landscape"] for x, y in [tile["at"]]}  # fmt: skip
        assert {(spot["at"], spot["look"], spot["seat"]) for spot in sketch} == lies
    elif game == "brian-boru":
        discs = [town["disc"] for town in view["view"]["towns"] if town["disc"] is not None]
        assert [spot["seat"] for spot in sketch] == discs
    else:
        standing = [spot for spot in sketch if spot["look"] == "workers"]
        for place in view["view"]["places"]:
            here = {s["seat"]: s["count"] for s in standing if s["at"] == place["id"]}
            assert here == {n: count for n, count in enumerate(place["workers"]) if count}


def test_a_finished_game_is_forgotten(house: House, guests: Guests) -> None:
    opened = played_out(guests)
    address = f"/api/tables/{opened['id']}"
    house.trusts_home = False
    one, other = (seat["key"] for seat in opened["seats"])

    assert guests.delete(address).json()["code"] == "not-yours"
    assert guests.delete(address, **{"x-crowns-keys": one}).status_code == 403
    with guests.sit(opened, 0) as looking:
        assert guests.delete(address, **{"x-crowns-keys": f"{one},{other}"}).status_code == 204
        assert looking.ask("at", answers=0)["t"] == "past"
        assert looking.order("ask-back", answers=0)["code"] == "read-only"

    assert guests.get(f"{address}/record").status_code == 404
    assert guests.delete(address).json()["code"] == "no-table"
    house.trusts_home = True
    assert guests.get("/api/tables").json() == []


def test_a_running_game_is_not_forgotten_and_an_imported_one_is(guests: Guests) -> None:
    running = guests.open_for_two()
    over = played_out(guests)
    record = guests.get(f"/api/tables/{over['id']}/record").content
    imported = guests.post("/api/import", record).json()

    assert guests.delete(f"/api/tables/{running['id']}").json()["code"] == "playing"
    assert guests.delete(f"/api/tables/{imported['id']}").status_code == 204
    assert {each["id"] for each in guests.get("/api/tables").json()} == {running["id"], over["id"]}
