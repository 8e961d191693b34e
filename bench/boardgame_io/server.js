// A minimal boardgame.io server with Connect Four; matches are in files, in PostgreSQL or in memory.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const HEIGHT = 6;
const WIDTH = 7;

function lines(cells, at) {
  const column = at % WIDTH;
  const row = Math.floor(at / WIDTH);
  const mine = cells[at];
  return [[1, 0], [0, 1], [1, 1], [1, -1]].some(([right, down]) => {
    let count = 1;
    for (const way of [1, -1]) {
      for (let step = 1; step < 4; step++) {
        const x = column + right * way * step;
        const y = row + down * way * step;
        if (x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT || cells[y * WIDTH + x] !== mine) break;
        count++;
      }
    }
    return count >= 4;
  });
}

const oneBoard = {
  name: "connect-four",
  setup: () => ({ cells: Array(HEIGHT * WIDTH).fill(null), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      for (let row = HEIGHT - 1; row >= 0; row--) {
        const at = row * WIDTH + column;
        if (G.cells[at] === null) {
          G.cells[at] = playerID;
          G.last = at;
          return;
        }
      }
      return "INVALID_MOVE";
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last !== null && lines(G.cells, G.last)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

// A match as long as those of our games, with a state that does not grow: only its log does.
const BOARDS = 7;
const manyBoards = {
  ...oneBoard,
  name: "connect-seven-times",
  setup: () => ({ ...oneBoard.setup(), boards: 0 }),
  moves: {
    drop: (context, column) => {
      const refused = oneBoard.moves.drop(context, column);
      if (refused) return refused;
      const { G } = context;
      if (G.cells.every((cell) => cell !== null)) {
        G.boards++;
        if (G.boards < BOARDS) G.cells.fill(null);
      }
    },
  },
  endIf: ({ G }) => (G.boards === BOARDS ? { draw: true } : undefined),
};

// In a folder, in a database, or nowhere.
function store(where) {
  if (where === undefined) return undefined;
  if (!where.startsWith("postgresql://")) return new FlatFile({ dir: where });
  const { PostgresStore } = require("bgio-postgres");
  return new PostgresStore(where, { logging: false, pool: { max: 16 } });
}

const db = store(process.argv[2]);
const server = Server({ games: [oneBoard, manyBoards], origins: [Origins.LOCALHOST], db });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
});
