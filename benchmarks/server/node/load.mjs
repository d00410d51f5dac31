// The load generator: `node load.mjs hranice|boardgameio URL`. It does what it is told on standard input, a
// JSON object per line, and answers each with a line; it ends with its input.
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { CrossingTable } from './boardgameio-client.mjs'
import { fail } from './table.mjs'
import { BorderTable, Busy } from './hranice-client.mjs'

const KINDS = { hranice: BorderTable, boardgameio: CrossingTable }
/** Tables that are opened at the same time. */
const OPENING = 20

const [kind, url] = process.argv.slice(2)
const tables = []

/** Open tables until there are so many. */
async function open({ count }) {
  while (tables.length < count) {
    const fresh = Array.from({ length: Math.min(OPENING, count - tables.length) }, () => new KINDS[kind](url))
    await Promise.all(fresh.map((table) => table.connect().then(() => table.begin())))
    tables.push(...fresh)
  }
  return {}
}

/** Begin a new game at every table. */
async function renew() {
  for (let from = 0; from < tables.length; from += OPENING) {
    await Promise.all(tables.slice(from, from + OPENING).map((table) => table.begin()))
  }
  return {}
}

/**
 * Let the games be at all stages, from the first move to the last. Else all of them would end at about the same
 * moment, and how many beginnings of games fall into a window of time would depend on the speed of the machine.
 */
async function spread() {
  await Promise.all(
    tables.map(async (table, index) => {
      const stage = (table.usual * index) / tables.length
      while (table.made < stage && !table.over) await table.move()
    }),
  )
  return {}
}

/** Let every pair move as fast as the server answers, for a time; new games follow finished ones. */
async function saturate({ seconds }) {
  const until = performance.now() + 1000 * seconds
  let moves = 0
  let games = 0
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until) {
        if (table.over) {
          await table.begin()
          games += 1
        }
        await table.move()
        moves += 1
      }
    }),
  )
  return { moves, games }
}

/** Let every game that goes on reach this move as fast as the server answers. */
async function reach({ move }) {
  let moves = 0
  let running = 0
  await Promise.all(
    tables.map(async (table) => {
      while (table.made < move && !table.over) {
        await table.move()
        moves += 1
      }
      running += !table.over
    }),
  )
  return { moves, running }
}

/** Let a pair move so many times a second from a moment on; tell how long each move took to be seen. */
async function keepPace(table, due, until, rate, took) {
  for (; due < until; due += 1000 / rate) {
    if (table.over) {
      await table.begin()
      due = Math.max(due, performance.now())
    }
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    // A move that had to wait for the one before it is late through the server's fault.
    const from = early > 0 ? performance.now() : due
    await table.move()
    took(table.seenAt - from)
  }
}

/** Let every pair move so many times a second; return how long each move took to be seen, in milliseconds. */
async function pace({ seconds, rate }) {
  const begin = performance.now()
  const latencies = []
  await Promise.all(
    tables.map((table, index) => {
      // Spread evenly over the beat, or all tables would move at the same moment.
      const due = begin + (1000 / rate) * (index / tables.length)
      return keepPace(table, due, begin + 1000 * seconds, rate, (ms) => latencies.push(ms))
    }),
  )
  return { moves: latencies.length, latencies }
}

/**
 * Let so many pairs a second come, whatever runs already, and each move so many times a second; a pair that is refused
 * goes away. Return how long moves took from the first refusal on, and how many pairs stayed and went.
 */
async function crowd({ seconds, rate, arrivals }) {
  const begin = performance.now()
  const until = begin + 1000 * seconds
  const latencies = []
  let refused = 0
  const comeAndGo = async (table) => {
    try {
      await table.begin()
      tables.push(table)
      await keepPace(table, performance.now(), until, rate, (ms) => refused && latencies.push(ms))
    } catch (error) {
      if (!(error instanceof Busy)) throw error
      refused += 1
    }
  }
  const coming = []
  for (let due = begin; due < until; due += 1000 / arrivals) {
    await sleep(Math.max(0, due - performance.now()))
    coming.push(comeAndGo(new KINDS[kind](url)))
  }
  await Promise.all(coming)
  return { latencies, refused, stayed: tables.length }
}

const WORK = { open, renew, spread, saturate, reach, pace, crowd }

for await (const line of createInterface({ input: process.stdin })) {
  const { work, ...how } = JSON.parse(line)
  const before = process.cpuUsage()
  const began = performance.now()
  const outcome = await WORK[work](how).catch((error) => fail(`${error.stack} ${error.cause ?? ''}`))
  const used = process.cpuUsage(before)
  const seconds = (performance.now() - began) / 1000
  console.log(JSON.stringify({ ...outcome, seconds, busy: (used.user + used.system) / 1e6 / seconds }))
}
for (const table of tables) {
  for (const { socket } of table.players) {
    socket.expected = true
    socket.terminate()
  }
}
