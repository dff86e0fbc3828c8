import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { defineConfig } from '@taskweave/plugin-files/config/ConfigSchema';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { contribute } from '../../../src/contract/contribute';
import type { PluginDefinition } from '../../../src/contract/definePlugin';
import { definePlugin } from '../../../src/contract/definePlugin';

const ORIGIN = 'https://plugin.invalid/';

interface Container {
  init(scope: object): unknown;
  get(name: string): Promise<() => { readonly default?: PluginDefinition }>;
}

/** A script or link tag of the plugin's own loader. */
interface Tag {
  src?: string;
  href?: string;
  integrity?: string;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
}

/**
 * Runs the entry of a built plugin as a shell would, far enough to get its definition: chunks are read from the
 * folder, with their hashes looked at, and what the shell shares is there in name only.
 *
 * @throws what the plugin's code threw while it started
 */
export async function loadContainer(dist: string, { entry }: PluginManifest): Promise<unknown> {
  const currentScript = { src: `${ORIGIN}${entry.file}`, tagName: 'SCRIPT' };
  const document = {
    currentScript,
    baseURI: ORIGIN,
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    createElement: () => ({
      setAttribute: () => undefined,
      getAttribute: () => null,
      remove: () => undefined,
      relList: { supports: () => true },
    }),
    head: { appendChild: (tag: Tag) => queueMicrotask(() => take(tag)) },
  };
  const page: Record<string, unknown> = {
    document,
    location: new URL(ORIGIN),
    console,
    URL,
    setTimeout,
    clearTimeout,
    queueMicrotask,
  };
  Object.assign(document, { defaultView: page });
  page.self = page;
  page.window = page;
  page.globalThis = page;
  const context = vm.createContext(page);
  const run = (file: string) =>
    vm.runInContext(readFileSync(path.join(dist, file), 'utf8'), context, { filename: file, timeout: 5000 });

  function take(tag: Tag): void {
    const file = new URL(tag.src ?? tag.href ?? '', ORIGIN).pathname.slice(1);
    try {
      const [algorithm = ''] = tag.integrity?.split('-', 1) ?? [];
      if (algorithm === '') {
        throw new Error(
          `${file} is asked for without its hash: build by the preset, or call "taskweave-plugin seal".`,
        );
      }
      const hash = createHash(algorithm)
        .update(readFileSync(path.join(dist, file)))
        .digest('base64');
      if (tag.integrity !== `${algorithm}-${hash}`) {
        throw new Error(`${file} is not the file whose hash the entry names.`);
      }
      // What a link fetches is run later, if at all.
      if (tag.src !== undefined) run(file);
      tag.onload?.({ type: 'load', target: tag });
    } catch (reason) {
      failure ??= reason;
      tag.onerror?.({ type: 'error', target: tag });
    }
  }

  let failure: unknown;
  run(entry.file);
  const container = page[entry.container] as Container | undefined;
  if (container === undefined) throw new Error(`${entry.file} sets no ${entry.container}.`);
  await container.init(sharedInName());
  try {
    return (await container.get('./plugin'))().default;
  } catch (reason) {
    throw failure ?? reason;
  }
}

/** Every module that a plugin may ask the shell for. Declaring functions work; nothing else is called at the start. */
function sharedInName(): object {
  const nothing = new Proxy(() => undefined, {
    get: (_, name) => (name === '__esModule' ? true : () => undefined),
  });
  const sdk = new Proxy(
    {},
    {
      get: (_, name) =>
        ({ __esModule: true, definePlugin, contribute, defineConfig })[name as string] ?? (() => undefined),
    },
  );
  const versionOf: Readonly<Record<string, string>> = {
    react: '19.99.0',
    'react/jsx-runtime': '19.99.0',
    'react-dom': '19.99.0',
    '@tanstack/react-query': '5.999.0',
    zustand: '5.999.0',
  };
  return new Proxy(
    {},
    {
      has: () => true,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      get: (known: Record<string, object>, name) => {
        if (typeof name !== 'string') return undefined;
        const module = name === '@taskweave/plugin-sdk' ? sdk : nothing;
        const version = versionOf[name] ?? '0.1.999';
        // The runtimes of federation 2 write what they have found out to it.
        known[name] ??= {
          [version]: {
            version,
            get: () => Promise.resolve(() => module),
            lib: () => module,
            from: 'check',
            scope: ['default'],
            useIn: [],
            deps: [],
            strategy: 'version-first',
            shareConfig: {
              singleton: true,
              requiredVersion: `^${version}`,
              strictVersion: true,
              eager: true,
            },
            eager: false,
            loaded: 1,
          },
        };
        return known[name];
      },
    },
  );
}
