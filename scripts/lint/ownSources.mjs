import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

/** Projects that are for themselves. */
const PROJECT = /^examples\/|^plugin-sdk\/plugin-tools\/generator\/template\//;
const SOURCE = /\.(tsx?|mjs)$/;
const TEST = /\.(test|test-d|spec|gallery)\.|\.d\.ts$/;
const TEXT = /\.(md|tsx?|mjs|css|java)$|(^|\/)(en|de)\.json$/;

/** @returns {Map<string, string>} the sources of the repository without its tests: texts by path */
export function ownSources() {
  return read((file) => SOURCE.test(file) && !TEST.test(file) && !PROJECT.test(file));
}

/** @returns {Map<string, string>} all that people write and read, docs, tests, styles and catalogues among it: texts by path */
export function ownTexts() {
  return read((file) => TEXT.test(file));
}

/** @returns {Map<string, Record<string, string>>} what the packages of `shared` export, by folder: files by subpath */
export function sharedExports() {
  return new Map(
    listFiles(['shared/*/package.json']).map((file) => [
      path.posix.dirname(file),
      JSON.parse(readFileSync(inRepository(file), 'utf8')).exports,
    ]),
  );
}

/** @param {(file: string) => boolean} isWanted */
function read(isWanted) {
  const files = listFiles().filter(isWanted);
  return new Map(files.map((file) => [file, readFileSync(inRepository(file), 'utf8')]));
}
