// How to play on boardgame.io: the messages of its own client, in the text frames of Socket.IO. Spoken over
// the same kind of socket as ours, so that both servers are driven by a generator of the same cost.
import WebSocket from 'ws'
import { connected, fail, Table } from './table.mjs'

const GAME = 'crossing'
const EVENT = `42/${GAME},`
const [OPEN, PING, PONG, JOINED] = ['0', '2', '3', `40/${GAME}`]

let matches = 0

class Device {
  constructor(url, player, heard) {
    this.url = url
    this.player = player
    this.heard = heard
  }

  async connect() {
    const address = this.url.replace('http', 'ws') + '/socket.io/?EIO=4&transport=websocket'
    const joined = new Promise((resolve) => (this.joined = resolve))
    this.socket = await connected(WebSocket, address, {}, (text, socket) => this.#frame(text, socket))
    await joined
  }

  tell(...event) {
    this.socket.send(EVENT + JSON.stringify(event))
  }

  #frame(text, socket) {
    if (text.startsWith(EVENT)) this.heard(this.player, JSON.parse(text.slice(EVENT.length)))
    else if (text === PING) socket.send(PONG)
    else if (text.startsWith(OPEN)) socket.send(`${JOINED},`)
    else if (text.startsWith(JOINED)) this.joined()
    else fail(`not understood: ${text}`)
  }
}

export class CrossingTable extends Table {
  usual = 64
  #devices
  #match = ''
  #states = [null, null]
  #before = -1
  #mover = 0
  #begun = null

  constructor(url) {
    super()
    this.#devices = [0, 1].map((player) => new Device(url, player, (...heard) => this.#heard(...heard)))
  }

  async connect() {
    for (const device of this.#devices) await device.connect()
  }

  /** Ask for a match that is not there yet: the server makes it, which is cheaper than over its lobby. */
  async begin() {
    matches += 1
    this.#match = `match-${matches}`
    this.made = 0
    this.over = false
    this.#states = [null, null]
    for (const device of this.#devices) {
      // One after the other: two at once could each make the match.
      const begun = new Promise((resolve) => (this.#begun = resolve))
      device.tell('sync', this.#match, String(device.player), null, 2)
      await begun
    }
  }

  send() {
    const state = this.#states[0]
    const player = state.ctx.currentPlayer
    this.#mover = Number(player)
    this.#before = state._stateID
    const cell = state.G.cells.indexOf(null)
    const payload = { type: 'cross', args: [cell], playerID: player, credentials: null }
    this.#devices[this.#mover].tell(
      'update',
      { type: 'MAKE_MOVE', payload },
      state._stateID,
      this.#match,
      player,
    )
  }

  #heard(player, [kind, match, told]) {
    if (match !== this.#match) return
    if (kind === 'sync') {
      this.#states[player] = told.state
      this.#begun()
    } else if (kind === 'update') {
      this.#states[player] = told
      if (player !== this.#mover) this.seenAt = performance.now()
      const [one, other] = this.#states
      if (one._stateID > this.#before && one._stateID === other._stateID) {
        this.over = told.ctx.gameover !== undefined
        this.done()
      }
    }
  }

  get players() {
    return this.#devices
  }
}
