import type { Files } from '../command/readFiles';

export interface ListedScripts {
  /** The entry last. */
  readonly scripts: readonly string[];
  /** Global lists in which they wait for the runtime. */
  readonly chunkLists: readonly string[];
}

/** `(self.webpackChunkacme=self.webpackChunkacme||[]).push(`, as webpack and Rspack begin a chunk. */
const CHUNK = /\b(?:self|window|globalThis|this)(?:\.|\[\s*["'])((?:web|rs)packChunk[\w$-]*)/g;

/**
 * The scripts of a build by webpack or Rspack that its runtime may ask for: all that are chunks. Others, such as a page
 * for trying the plugin out, belong to nothing that the shell loads.
 *
 * @throws if the chunks cannot be distinguished from other files
 */
export function listScripts(files: Files, entry: string): ListedScripts {
  const listsOf = (file: string) =>
    new Set([...String(files.get(file) ?? '').matchAll(CHUNK)].map(([, name = '']) => name));
  const chunkLists = [...listsOf(entry)];
  if (chunkLists.length === 0) {
    throw new Error(
      `${entry} is no entry of webpack or Rspack, or output.chunkLoadingGlobal has another name than they give it.`,
    );
  }
  const chunks = [...files.keys()].filter(
    (file) => file.endsWith('.js') && file !== entry && chunkLists.some((name) => listsOf(file).has(name)),
  );
  return { scripts: [...chunks, entry], chunkLists };
}
