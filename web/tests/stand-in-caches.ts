/** As much of the browser's caches as we use. */
export class StandInCaches {
  /** By name, the oldest first, and in each of them what is kept by its address. */
  readonly all = new Map<string, Map<string, Response>>();

  keys = () => Promise.resolve([...this.all.keys()]);
  has = (name: string) => Promise.resolve(this.all.has(name));
  delete = (name: string) => Promise.resolve(this.all.delete(name));

  /** What the oldest cache has that has it. */
  match = (asked: string | { readonly url: string }) => {
    const address = typeof asked === "string" ? asked : asked.url;
    for (const files of this.all.values()) {
      const found = files.get(address);
      if (found) return Promise.resolve(found.clone());
    }
    return Promise.resolve(undefined);
  };

  open = (name: string) => {
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    return Promise.resolve({
      keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
      match: (address: string) => Promise.resolve(files.get(address)?.clone()),
      delete: (address: string) => Promise.resolve(files.delete(address)),
      async put(address: string, answer: Response) {
        const { status, headers } = answer;
        files.set(address, new Response(await answer.arrayBuffer(), { status, headers }));
      },
    });
  };
}
