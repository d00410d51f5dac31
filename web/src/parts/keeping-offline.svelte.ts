import { forgetKits, hasAllBeside, keepKit, keptKit, offeredKit, type Kit } from "../keeping/offline-kit";
import { whilePatient } from "../keeping/network-timeout";
import { DONE, registered, type Heard } from "../keeping/register-service-worker";
import { settings } from "./settings.svelte";
import { isOfThisPage, wantKit } from "../offline/kit-to-start";
import { ownVersion } from "../offline/newer-page";
import { rootAddress } from "../offline/site-config";
import { dropSnapshot, isSnapshotOld } from "../offline/python-snapshots";

type State =
  /** Nobody has looked, or there is nothing to keep. */
  | "nothing"
  | "offered"
  | "loading"
  | "kept"
  /** There is something to keep, but this browser cannot use it, keeps nothing, or not at this address. */
  | "impossible";

/** Whether this browser has what Python runs on. Whether it may be used, only the worker can tell. */
export const RUNS = "WebAssembly" in globalThis;

/** Lets the service worker keep all maps and flags as well; `kept` is told of each. */
async function keepPage(signal: AbortSignal, kept: (path: string) => void): Promise<void> {
  await registered(rootAddress());
  const { active } = await navigator.serviceWorker.ready;
  signal.throwIfAborted();
  const { port1, port2 } = new MessageChannel();
  const outcome = await new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Heard>) =>
      typeof data === "string" ? resolve(data) : kept(data.kept);
    signal.onabort = () => resolve("AbortError");
    active?.postMessage({ type: "keep-all" }, [port2]);
  });
  port1.close();
  if (outcome !== DONE) throw new DOMException("", outcome);
}

/** Whether this device keeps what runs tables without a server, and ways to change that. */
class Keeping {
  state = $state<State>("nothing");
  /** The one that is kept, being fetched, or offered. */
  kit = $state.raw<Kit | null>(null);
  /** Bytes that are here already. */
  loaded = $state(0);
  /** Why it was not kept, as a sentence. */
  failed = $state<"" | "keep-failed" | "keep-full">("");
  #going: AbortController | null = null;
  /** Ends Python that was started aside. */
  #preparing: AbortController | null = null;

  /** Finds out what is kept and what is offered. */
  async look(): Promise<void> {
    if (this.#going) return;
    // What was offered a moment ago still is, though it cannot be asked for now.
    const offered = await offeredKit(rootAddress(), whilePatient()).catch(() => this.kit);
    try {
      const keeps = "serviceWorker" in navigator && RUNS;
      const kept = keeps ? await keptKit(rootAddress(), ownVersion()) : undefined;
      this.kit = kept ?? offered;
      if (kept === undefined) this.state = offered ? "impossible" : "nothing";
      // A kit alone is kept by whoever has played on a static site.
      else if (kept && (await hasAllBeside(rootAddress(), kept))) this.state = "kept";
      else this.state = this.kit ? "offered" : "nothing";
    } catch {
      // Private windows of some browsers have the words for it, but keep nothing.
      this.state = offered ? "impossible" : "nothing";
    }
  }

  /** Fetches what there is to keep; goes on where it was interrupted. */
  async start(): Promise<void> {
    if (this.#going || this.state === "impossible" || !RUNS) return;
    settings.offline = true;
    wantKit(true);
    this.#going = new AbortController();
    const { signal } = this.#going;
    this.state = "loading";
    this.loaded = 0;
    this.failed = "";
    try {
      void navigator.storage.persist().catch(() => false);
      this.kit = await offeredKit(rootAddress(), signal);
      if (this.kit) await keepKit(rootAddress(), this.kit, (loaded) => (this.loaded = loaded), signal);
      const sizes = new Map(this.kit?.beside?.map(({ name, size }) => [name, size]));
      await keepPage(signal, (path) => (this.loaded += sizes.get(path) ?? 0));
      if (this.kit) this.#prepare(this.kit);
    } catch (error) {
      if (!signal.aborted)
        this.failed = (error as Error).name === "QuotaExceededError" ? "keep-full" : "keep-failed";
    }
    this.#going = null;
    await this.look();
  }

  /** Removes it from this device, or gives up fetching it. */
  async stop(): Promise<void> {
    settings.offline = false;
    this.#going?.abort();
    this.#preparing?.abort();
    await forgetKits(rootAddress());
    if (this.kit) await dropSnapshot(rootAddress() + this.kit.folder);
    wantKit(false);
    await this.look();
  }

  /** Goes on with what was interrupted, and fetches what is newer than what is kept. */
  async renew(): Promise<void> {
    if (!settings.offline) return;
    const root = rootAddress();
    const [kept, offered] = await Promise.all([keptKit(root, ownVersion()), offeredKit(root)]);
    // What a newer page needs comes with that page.
    if (!offered || !isOfThisPage(offered)) return;
    if (kept?.folder !== offered.folder || !(await hasAllBeside(root, offered))) await this.start();
    // The service worker has brought the newer kit.
    else if (await isSnapshotOld(root + kept.folder)) this.#prepare(kept);
  }

  /** Has Python started once, so that in flight mode it only wakes up. Nobody waits for it: all is kept without it. */
  #prepare(kit: Kit): void {
    const { signal } = (this.#preparing = new AbortController());
    void import("../offline/worker-host")
      .then(({ host }) => host.prepare(kit, signal))
      .catch(() => undefined);
  }
}

export const keeping = new Keeping();
