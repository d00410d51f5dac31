// An extra socket to the server beside that of a page, or to its worker, for whoever plays without tapping.
import { HOST } from "../scripts/offline/table-here.mjs";

/** Runs in the page. */
function define() {
  /** Tells what is heard at a table. A machine that has much else to do may lose the socket: then another one is opened. */
  window.openExtraSocket = (code, heard) => {
    let [socket, ended] = [null, false];
    const extra = {
      send(message) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      end() {
        ended = true;
        socket.close();
      },
    };
    function connect() {
      if (ended) return;
      socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
      socket.onopen = () => extra.send({ type: "watch", code, have: null, ref: "watch" });
      socket.onclose = connect;
      socket.onmessage = ({ data }) => heard(JSON.parse(data));
    }
    connect();
    return extra;
  };
}

/** Has a page run a function that may open an extra socket. */
export async function evaluateWithSocket(page, work, given) {
  await page.evaluate(define);
  return page.evaluate(work, given);
}

/** Runs in the page: the same to its worker. */
async function defineForWorker(script) {
  const { host } = await import(new URL(script, document.baseURI).href);
  window.openExtraSocket = (code, heard) => {
    const channel = host.connect({ heard: (text) => heard(JSON.parse(text)), ended: () => undefined });
    const extra = { send: (message) => channel.say(JSON.stringify(message)), end: () => channel.hangUp() };
    extra.send({ type: "watch", code, have: null, ref: "watch" });
    return extra;
  };
}

/** Has a page run a function that may open a connection to its worker. */
export async function evaluateHere(page, work, given) {
  await page.evaluate(defineForWorker, HOST);
  return page.evaluate(work, given);
}
