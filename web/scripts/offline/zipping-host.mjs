// A host of plain files as one finds them on the web: what compresses is sent compressed, and kept by browsers for ten minutes.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};
const OTHERS = { ".png": "image/png", ".woff2": "font/woff2", ".zip": "application/zip" };

/** All files below a folder as they are sent, by the path in their address. */
function sent(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(
    names.map((name) => {
      const data = readFileSync(join(folder, name));
      const type = TYPES[extname(name)];
      const headers = {
        "content-type": type ?? OTHERS[extname(name)] ?? "application/octet-stream",
        "cache-control": "max-age=600",
        etag: `"${createHash("sha256").update(data).digest("hex").slice(0, 16)}"`,
        ...(type ? { "content-encoding": "gzip", vary: "Accept-Encoding" } : {}),
      };
      return [`/${name}`, { headers, body: type ? gzipSync(data) : data }];
    }),
  );
}

/** Serves a folder, compressed once and for all. */
export async function zippingHost(folder) {
  const files = sent(folder);
  const server = createServer(({ url, headers: asked }, answer) => {
    const path = url.split("?")[0];
    const file = files.get(path.endsWith("/") ? `${path}index.html` : path);
    if (!file) return answer.writeHead(404).end();
    if (asked["if-none-match"] === file.headers.etag) return answer.writeHead(304, file.headers).end();
    return answer.writeHead(200, file.headers).end(file.body);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, end };
}
