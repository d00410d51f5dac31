// What stands between people and a server: a proxy that finds it away, a network that hangs, and a server that is renewed.
import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "./server-and-browser.mjs";

/** Forwards requests to a server, or as it is set not: "forwarding", "server-away" or "silent". Sockets are not forwarded. */
export class Proxy {
  #mode = "forwarding";
  #unanswered = [];
  #server;
  #cut = null;
  /** How many answers have broken off half way. */
  broken = 0;
  /** The scripts that have other names since, and where what runs tables was before. */
  #scripts = new Set();
  #older = null;
  folder = null;

  static async started(server) {
    const proxy = new Proxy();
    proxy.#server = server;
    const port = await freePort();
    proxy.url = `http://127.0.0.1:${port}`;
    // Of a server that is not there nothing comes.
    const take = (asked, answer) => proxy.#take(asked, answer).catch(() => answer.destroy());
    const listening = createServer((asked, answer) => void take(asked, answer));
    await new Promise((done) => listening.listen(port, "127.0.0.1", done));
    proxy.end = () => {
      listening.closeAllConnections();
      return new Promise((done) => listening.close(done));
    };
    return proxy;
  }

  /** What was never answered breaks off then, as it does some time after a tunnel. */
  set(mode) {
    this.#mode = mode;
    for (const answer of this.#unanswered.splice(0)) answer.destroy();
  }

  /** From now on answers break off half way that come from such a path; null: none. */
  cut(path) {
    this.#cut = path;
  }

  /** From now on the server has another version: scripts and what runs tables have other addresses, and no others. */
  async renew() {
    const text = await (await fetch(`${this.#server.url}/sw.js`)).text();
    const { folder } = await (await fetch(`${this.#server.url}/offline.json`)).json();
    const names = [...text.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, name]) => name);
    this.#scripts = new Set(names);
    [this.#older, this.folder] = [folder, "offline/newer/"];
  }

  async #take(asked, answer) {
    if (this.#mode === "silent") return this.#unanswered.push(answer);
    if (this.#mode === "server-away") return answer.writeHead(502).end();
    const body = await buffer(asked);
    const script = asked.url.split("/").at(-1);
    if (this.#scripts.has(script) || (this.#older && asked.url.includes(this.#older)))
      return answer.writeHead(404).end();
    const path = asked.url.replace("/newer-", "/").replace(this.folder, this.#older);
    const { status, headers, content } = await this.#forwarded(asked, path, body);
    answer.writeHead(status, { ...headers, "content-length": content.length });
    if (!this.#cut?.test(asked.url)) return answer.end(content);
    this.broken += 1;
    return answer.write(content.subarray(0, content.length / 2), () => answer.destroy());
  }

  async #forwarded({ method, headers }, path, body) {
    const { port } = new URL(this.#server.url);
    const answer = await new Promise((done, failed) => {
      const plain = { ...headers, "accept-encoding": "identity" };
      request({ host: "127.0.0.1", port, method, path, headers: plain }, done).on("error", failed).end(body);
    });
    const content = await buffer(answer);
    const isText = this.#older && /html|javascript|json/.test(answer.headers["content-type"] ?? "");
    const given = ["content-type", "set-cookie", "content-security-policy"].flatMap((name) =>
      answer.headers[name] ? [[name, answer.headers[name]]] : [],
    );
    return {
      status: answer.statusCode,
      // What has been taken away must not be there all the same.
      headers: { ...Object.fromEntries(given), "cache-control": "no-store" },
      content: isText ? Buffer.from(this.#renewed(content.toString())) : content,
    };
  }

  #renewed(text) {
    const renewed = (name) => (this.#scripts.has(name) ? `newer-${name}` : name);
    return text.replaceAll(this.#older, this.folder).replaceAll(/[\w.-]+\.js/g, renewed);
  }
}
