// boardgame.io as it comes: its server, its in-memory store, and a small game for two in the manner of its
// own tutorial. Players take turns crossing out cells until none is left.
const { Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const CELLS = 64

const crossing = {
  name: 'crossing',
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    cross: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
    },
  },
  endIf: ({ G }) => (G.cells.every((cell) => cell !== null) ? { draw: true } : undefined),
}

// What it calls a port goes to `listen` as it is, so that an address can be told too.
const here = { host: '127.0.0.1', port: Number(process.argv[2]) }
Server({ games: [crossing], origins: [] }).run({ port: here, callback: () => console.log('ready') })
