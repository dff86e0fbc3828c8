/** What a sealed entry knows of the build that it opens: every file with the hash that it must have. */
export interface SealedBuild {
  readonly format: 'script' | 'module';
  /** The file that gives the container: a script that sets a global variable, or a module. */
  readonly entry: string;
  /** Name of that variable. */
  readonly container: string;
  /** Global lists in which chunks wait for the runtime of their bundler. */
  readonly chunkLists: readonly string[];
  /** Hashes by file, the entry's last. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
}

export interface Container {
  init(...given: readonly unknown[]): unknown;
  get(name: string): unknown;
}

/**
 * The container that replaces the bundler's own. It fetches every file with its hash, and opens the original container only
 * if all of them are correct: everything the bundler's code asks for later is there already, so that nothing is ever
 * fetched without a hash.
 *
 * Its text is written into the sealed entry: it may use nothing but its parameters and what every page has.
 *
 * @param build
 * @param importModule `import()`, which no test can see through
 */
export function createSealedContainer(
  { format, entry, container, chunkLists, scripts, styles }: SealedBuild,
  importModule: (address: string) => Promise<Container>,
): Container {
  const own = new URL((document.currentScript as HTMLScriptElement).src);
  let given: readonly unknown[] = [];
  let ready: Promise<Container> | undefined;

  function attach(tag: HTMLScriptElement | HTMLLinkElement, integrity: string): Promise<void> {
    return new Promise((resolve, reject) => {
      tag.crossOrigin = 'anonymous';
      tag.integrity = integrity;
      tag.onload = () => resolve();
      tag.onerror = () => {
        tag.remove();
        const request = 'src' in tag ? tag.src : tag.href;
        // The same error as the loading code of a bundler throws, so that the shell finds out what is wrong with the file.
        reject(Object.assign(new Error(`${request} was not accepted.`), { name: 'ChunkLoadError', request }));
      };
      document.head.appendChild(tag);
    });
  }

  function runScript(file: string, integrity: string): Promise<void> {
    const script = document.createElement('script');
    // A new try asks under another address, because a browser waits for a request that hangs.
    script.src = new URL(file, own).href + own.search;
    // In their order: the runtime comes last and finds all chunks.
    script.async = false;
    return attach(script, integrity);
  }

  /** A module that was fetched once, as `modulepreload`, is not fetched again when it is imported. */
  async function addLink(
    rel: 'modulepreload' | 'stylesheet',
    file: string,
    integrity: string,
  ): Promise<void> {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = new URL(file, own).href;
    if (!link.relList.supports(rel)) throw new Error('This browser cannot check the hashes of modules.');
    return attach(link, integrity);
  }

  async function open(): Promise<Container> {
    // The chunks of an earlier build would be taken for those of this one.
    for (const list of chunkLists) Reflect.deleteProperty(globalThis, list);
    let inner: Container | undefined;
    await Promise.all([
      ...Object.entries(styles).map(([file, integrity]) => addLink('stylesheet', file, integrity)),
      ...Object.entries(scripts).map(async ([file, integrity]) => {
        await (format === 'script' ? runScript(file, integrity) : addLink('modulepreload', file, integrity));
        // At once: another plugin could set a variable of the same name.
        if (file === entry && format === 'script') inner = Reflect.get(globalThis, container);
      }),
    ]);
    if (format === 'module') inner = await importModule(new URL(entry, own).href);
    if (inner === undefined) throw new Error(`${entry} sets no ${container}.`);
    await inner.init(...given);
    return inner;
  }

  return {
    init(...all) {
      given = all;
    },
    async get(name) {
      ready ??= open();
      return (await ready).get(name);
    },
  };
}
