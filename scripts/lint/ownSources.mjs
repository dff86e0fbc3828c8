import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

const PROJECT = /^examples\/|^plugin-sdk\/plugin-tools\/generator\/template\//;
const SOURCE = /\.(tsx?|mjs)$/;
const TEST = /\.(test|test-d|spec|gallery)\.|\.d\.ts$/;
const TEXT = /\.(md|tsx?|mjs|css|java)$|(^|\/)(en|de)\.json$/;

/** @returns {Map<string, string>} */
export function ownSources() {
  return read((file) => SOURCE.test(file) && !TEST.test(file) && !PROJECT.test(file));
}

/** @returns {Map<string, string>} */
export function ownTexts() {
  return read((file) => TEXT.test(file));
}

/** @returns {Map<string, Record<string, string>>} */
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
