import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../process/paths.mjs';

const CLIENT = 'shared/engine-client/src';
const ROOTS = [CLIENT, 'remotes', 'shell/src'];

/** Reads of one text, and of what is taken as it comes. */
const READS = [
  /\b(?:text|textOrNull)\(\s*'(\w+)'/g,
  /\b(?:raw|answer)\.(\w+)\b/g,
  /typeof (?:raw|value|body|fault|item)\.(\w+) === 'string'/g,
];

/**
 * Every field of the engine's answers that the sources read as a text, or take as it comes.
 *
 * @returns {Readonly<Record<string, readonly string[]>>} names of fields, sorted, by module: `resources/incident` of the
 *   client, `remotes/workload/src/reports/doneReport` of another room
 * @example fieldsInSources()['resources/incident'] // ['activityId', 'annotation', …]
 */
export function fieldsInSources() {
  /** @type {Record<string, readonly string[]>} */
  const fields = {};
  for (const [file, text] of readSources()) {
    if (!text.includes('readShape') && !text.includes('ShapeReader') && !text.includes('isRecord')) continue;
    if (file.endsWith('/reading/readShape.ts')) continue;
    const names = READS.flatMap((read) => [...text.matchAll(read)].map(([, name = '']) => name));
    if (names.length === 0) continue;
    const module = file.startsWith(`${CLIENT}/`) ? file.slice(CLIENT.length + 1) : file;
    fields[module.replace(/\.tsx?$/, '')] = [...new Set(names)].sort();
  }
  return fields;
}

/** @returns {readonly (readonly [file: string, text: string])[]} */
function readSources() {
  return ROOTS.flatMap((root) =>
    readdirSync(inRepository(root), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/node_modules|generated\/Rest|testing\/|\.(test|gallery|d)\.tsx?$/.test(file),
      )
      .map((file) => path.posix.join(root, file.split(path.sep).join('/')))
      .map((file) => /** @type {const} */ ([file, readFileSync(inRepository(file), 'utf8')])),
  );
}
