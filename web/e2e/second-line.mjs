// A second line to the server beside that of a page, for whoever plays without tapping.

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
