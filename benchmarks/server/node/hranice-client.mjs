// How to play The BORDER on our server: open, sit and start over HTTP, then play over one socket per player.
import { createHash, randomBytes } from 'node:crypto'
import WebSocket from 'ws'
import { connected, fail, Table } from './table.mjs'

/** The server takes on nothing new at the moment. */
export class Busy extends Error {}

const sealOf = (seed) => createHash('sha256').update(seed).digest('hex')

let devices = 0
/** Return an address that no other pair has: limits are counted by it, and a proxy on this machine is believed. */
const address = (number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

class Device {
  #key = randomBytes(32).toString('base64url')
  #heads = {
    authorization: `Bearer ${this.#key}`,
    'content-type': 'application/json',
    'x-forwarded-for': address(devices++ >> 1),
  }

  constructor(url, player, heard) {
    this.url = url
    this.player = player
    this.heard = heard
  }

  async connect() {
    const address = this.url.replace('http', 'ws') + '/ws'
    this.socket = await connected(WebSocket, address, { headers: this.#heads }, (text) =>
      this.heard(this.player, JSON.parse(text)),
    )
  }

  tell(message) {
    this.socket.send(JSON.stringify(message))
  }

  async post(path, body) {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: this.#heads,
      body: JSON.stringify(body),
    })
    if (response.status === 503) throw new Busy(await response.text())
    if (!response.ok) fail(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

export class BorderTable extends Table {
  usual = 240
  #devices
  #id = ''
  #views = [null, null]
  #numbers = [-1, -1]
  #before = -1
  #acknowledged = false
  #mover = 0
  #refs = 0
  #completes = false
  #begun = null

  constructor(url) {
    super()
    this.#devices = [0, 1].map((player) => new Device(url, player, (...heard) => this.#heard(...heard)))
  }

  async connect() {
    for (const device of this.#devices) await device.connect()
  }

  /** Open a table, sit down, start, and have both devices watch; they leave their last table. May be `Busy`. */
  async begin() {
    const [host, guest] = this.#devices
    if (this.#id) for (const device of this.#devices) device.tell({ type: 'unwatch', table: this.#id })
    const place = await host.post('/api/tables', { game: 'border', house: { chairs: 2 } })
    for (const device of [host, guest]) {
      await device.post(`/api/tables/${place.code}/seats`, { name: 'Load', seal: sealOf('load') })
    }
    await host.post(`/api/tables/${place.code}/start`, {})
    for (const [seat, device] of this.#devices.entries()) {
      const seeds = [{ seat, seed: 'load', seal: sealOf('once more') }]
      await device.post(`/api/tables/${place.code}/seeds`, { seeds })
    }
    this.#id = place.table
    this.#views = [null, null]
    this.made = 0
    this.over = false
    for (const device of this.#devices) if (!device.socket) await device.connect()
    const begun = new Promise((resolve) => (this.#begun = resolve))
    for (const device of this.#devices) device.tell({ type: 'watch', code: place.code, ref: 'w' })
    await begun
  }

  send() {
    this.#mover = this.#views[0].players.findIndex((player) => player.thinking)
    this.#before = this.#numbers[0]
    this.#acknowledged = false
    this.#refs += 1
    const move = this.#chosen(this.#views[this.#mover])
    this.#devices[this.#mover].tell({
      type: 'move',
      table: this.#id,
      seat: this.#mover,
      move,
      ref: `m${this.#refs}`,
    })
  }

  #heard(player, message) {
    switch (message.type) {
      case 'update':
        if (message.table === this.#id) this.#updated(player, message)
        break
      case 'done':
        if (message.ref.startsWith('m')) {
          this.#acknowledged = true
          this.#look()
        }
        break
      case 'refused':
      case 'gone':
      case 'trouble':
        fail(JSON.stringify(message))
    }
  }

  #updated(player, message) {
    this.#views[player] = message.views[0]
    this.#numbers[player] = message.number
    if (this.#begun !== null) {
      if (this.#views[0] !== null && this.#views[1] !== null) {
        this.#begun()
        this.#begun = null
      }
    } else if (message.number > this.#before) {
      if (player !== this.#mover) this.seenAt = performance.now()
      this.#look()
    }
  }

  #look() {
    const [one, other] = this.#numbers
    if (this.#acknowledged && one > this.#before && one === other) {
      this.#acknowledged = false
      this.over = this.#views[0].phase === 'over'
      this.done()
    }
  }

  /**
   * The simplest legal move: never roll again, cross one space, complete one segment every other time.
   * So games last 210 moves or more, and the 200th move is never one of a few games that linger.
   */
  #chosen(view) {
    switch (view.phase) {
      case 'keep':
        return { type: 'stop' }
      case 'complete':
        this.#completes = !this.#completes
        return { type: 'complete', segments: view.segments.slice(0, Number(this.#completes)) }
      case 'cross':
        return { type: 'cross', spaces: view.spaces.slice(0, 1) }
      default:
        return fail(`nobody is asked anything in phase ${view.phase}`)
    }
  }

  get players() {
    return this.#devices
  }
}
