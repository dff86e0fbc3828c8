import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface ListedScripts {
  /** The entry last. */
  readonly files: readonly string[];
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
export function listScripts(dist: string, entry: string, all: readonly string[]): ListedScripts {
  const listsOf = (file: string) =>
    new Set([...readFileSync(path.join(dist, file), 'utf8').matchAll(CHUNK)].map(([, name = '']) => name));
  const chunkLists = [...listsOf(entry)];
  if (chunkLists.length === 0) {
    throw new Error(
      `${entry} is no entry of webpack or Rspack, or output.chunkLoadingGlobal has another name than they give it.`,
    );
  }
  const chunks = all.filter(
    (file) => file !== entry && [...listsOf(file)].some((name) => chunkLists.includes(name)),
  );
  return { files: [...chunks, entry], chunkLists };
}
