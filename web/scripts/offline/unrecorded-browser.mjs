// A browser as people have it, of which nobody takes notes: Playwright has it keep a copy of all that page, worker and
// service worker fetch, three times the size of Python, and that would be measured with them.
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { browserOptions } from "../../e2e/server-and-browser.mjs";

/** Where the browser listens, and where it answers: the third and the fourth file of its process. */
const [TO_BROWSER, FROM_BROWSER] = [3, 4];
const LOOK_AGAIN = 50;

/** The browser's own protocol over two pipes. */
class Line {
  #process;
  #asked = new Map();
  #last = 0;

  constructor(process) {
    this.#process = process;
    let rest = "";
    process.stdio[FROM_BROWSER].setEncoding("utf8").on("data", (text) => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) this.#take(JSON.parse(message));
    });
  }

  #take({ id, result, error }) {
    const settle = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) settle?.reject(new Error(error.message));
    else settle?.resolve(result);
  }

  send(method, params = {}, sessionId = undefined) {
    this.#last += 1;
    const id = this.#last;
    this.#process.stdio[TO_BROWSER].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }
}

/** A page, with as much of Playwright's words as those need who play in it. */
class BarePage {
  #line;
  #session;
  #url = "about:blank";

  constructor(line, session) {
    this.#line = line;
    this.#session = session;
  }

  send(method, params) {
    return this.#line.send(method, params, this.#session);
  }

  url() {
    return this.#url;
  }

  async goto(url) {
    await this.send("Page.navigate", { url });
    this.#url = url;
    while ((await this.evaluate(() => document.readyState)) !== "complete") await pause(LOOK_AGAIN);
  }

  async evaluate(work, given) {
    const expression = `(${work})(${JSON.stringify(given) ?? ""})`;
    const how = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", how);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
}

/** Does something with a page of a machine's new browser that keeps what it learns in a folder; the browser ends then. */
export async function withUnrecordedPage({ executablePath }, folder, work) {
  const { args } = browserOptions();
  const how = ["--headless=new", "--remote-debugging-pipe", "--no-first-run", "--lang=en-GB"];
  const stdio = ["ignore", "ignore", "ignore", "pipe", "pipe"];
  const all = [...args, ...how, `--user-data-dir=${folder}`, "about:blank"];
  const browser = spawn(executablePath, all, { stdio });
  const ended = new Promise((done) => browser.once("exit", done));
  try {
    const line = new Line(browser);
    const { targetId } = await line.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await line.send("Target.attachToTarget", { targetId, flatten: true });
    return await work(new BarePage(line, sessionId), line);
  } finally {
    browser.kill();
    await ended;
  }
}
