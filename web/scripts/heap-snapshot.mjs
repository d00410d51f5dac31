// What a page holds on to, by a snapshot of its heap. The size of a heap alone tells little: for minutes the browser
// goes on compiling what is used often, and its tools take notes of their own, while the page keeps not a byte more.

/** What the page's own program makes; the rest is the browser's: machine code, its shapes of objects, its styles. */
const OWN = new Set([
  "object",
  "closure",
  "array",
  "string",
  "concatenated string",
  "sliced string",
  "regexp",
  "number",
  "bigint",
  "symbol",
]);

/** Bytes of the page's own things and of the whole heap, and the parts of the document, all after tidying up. */
export async function weighed(line) {
  await line.send("HeapProfiler.collectGarbage");
  const { usedSize } = await line.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await line.send("Memory.getDOMCounters");
  return { own: ownBytes(await snapshot(line)), heap: usedSize, nodes, listeners: jsEventListeners };
}

async function snapshot(line) {
  const chunks = [];
  const take = ({ chunk }) => chunks.push(chunk);
  line.on("HeapProfiler.addHeapSnapshotChunk", take);
  await line.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  line.off("HeapProfiler.addHeapSnapshotChunk", take);
  return JSON.parse(chunks.join(""));
}

/** Nodes stand one after the other in a single row of numbers. */
function ownBytes({ nodes, snapshot: { meta } }) {
  const fields = meta.node_fields;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const own = meta.node_types[type].map((name) => OWN.has(name));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (own[nodes[at + type]]) bytes += nodes[at + size];
  return bytes;
}

/** How much a line through the values rises from the first to the last, as a share of the first. */
export function rise(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const slope =
    values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) /
    values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return (2 * middle * slope) / (mean - middle * slope);
}
