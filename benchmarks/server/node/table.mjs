// A table with two connected players, whatever the server: at most one move at a time is on its way.

export class Table {
  /** Moves made in the present game, and its end. */
  made = 0
  over = false
  /** How many moves a game has, more or less. */
  usual = 0
  /** When the player who did not move saw the last move. */
  seenAt = 0

  #resolve = null

  /** Make the next move; resolves when it is acknowledged and both players have seen it. */
  move() {
    return new Promise((resolve) => {
      this.#resolve = resolve
      this.send()
    })
  }

  /** For dialects: the move is done. */
  done() {
    const resolve = this.#resolve
    if (resolve === null) throw new Error('a move was acknowledged twice')
    this.#resolve = null
    this.made += 1
    resolve()
  }
}

/** Return a socket, once it is open, that hands every text to `heard`. */
export function connected(WebSocket, url, options, heard) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, ...options })
    socket.on('message', (data) => heard(data.toString(), socket))
    socket.on('open', () => resolve(socket))
    socket.on('error', reject)
    socket.on('close', (code) => {
      if (!socket.expected) fail(`the server closed a connection (${code})`)
    })
  })
}

/** Give up: nothing measured beside a failure is worth having. */
export function fail(why) {
  console.error(why)
  process.exit(1)
}
