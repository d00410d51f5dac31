// A second line to the server beside that of a page, or to its worker, for whoever plays without tapping.
import { HOST } from "../scripts/offline/table-here.mjs";

/** Runs in the page. */
function lay() {
  /** Tells what is heard at a table. A machine that has much else to do may lose a line: then another one is laid. */
  window.secondLine = (code, heard) => {
    let [socket, ended] = [null, false];
    const line = {
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
      socket.onopen = () => line.send({ type: "watch", code, have: null, ref: "watch" });
      socket.onclose = connect;
      socket.onmessage = ({ data }) => heard(JSON.parse(data));
    }
    connect();
    return line;
  };
}

/** Has a page run a function that may lay a second line. */
export async function evaluateOnSecondLine(page, work, given) {
  await page.evaluate(lay);
  return page.evaluate(work, given);
}

/** Runs in the page: the same to its worker. */
async function layHere(script) {
  const { host } = await import(new URL(script, document.baseURI).href);
  window.secondLine = (code, heard) => {
    const channel = host.connect({ heard: (text) => heard(JSON.parse(text)), ended: () => undefined });
    const line = { send: (message) => channel.say(JSON.stringify(message)), end: () => channel.hangUp() };
    line.send({ type: "watch", code, have: null, ref: "watch" });
    return line;
  };
}

/** Has a page run a function that may lay a line to its worker. */
export async function evaluateHere(page, work, given) {
  await page.evaluate(layHere, HOST);
  return page.evaluate(work, given);
}
