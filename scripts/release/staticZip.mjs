import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { APP_DIR, buildApp } from '../build/buildApp.mjs';
import { inRepository } from '../process/paths.mjs';
import { bundledPackages } from './inventory/bundledPackages.mjs';
import { thirdParty } from './inventory/thirdParty.mjs';
import { sumsOf } from './sumsOf.mjs';
import { writeZip } from './writeZip.mjs';

/** With a single top folder, a newer zip unpacked over it keeps the files of the previous version. */
const TOP = 'taskweave';

/** @type {import('./artefacts.mjs').Artefact} */
export async function makeStaticZip({ note, ...options }) {
  await buildApp({ log: note });
  return packStaticZip({ ...options, app: APP_DIR });
}

/**
 * @param {{ out: string, version: string, epoch: number, app: string }} options
 * @returns {Promise<string[]>}
 */
export async function packStaticZip({ out, version, epoch, app }) {
  const file = path.join(out, `taskweave-static-${version}.zip`);
  const notices = thirdParty(bundledPackages({ root: inRepository(), folder: app }));
  const entries = staticFiles({ app, packaging: inRepository('packaging'), notices });
  const faults = faultsOfFiles({ files: entries, repository: inRepository() });
  if (faults.length > 0) throw new Error(`The static zip is not well:\n${faults.join('\n')}`);
  await writeZip({ file, epoch, entries });
  return [file];
}

/**
 * Finds compressed files that differ from their source, and paths of the build machine.
 * @param {{ files: readonly { name: string, content: Buffer }[], repository: string }} options
 * @returns {string[]}
 */
export function faultsOfFiles({ files, repository }) {
  const byName = new Map(files.map(({ name, content }) => [name, content]));
  return files.flatMap(({ name, content }) => {
    const [, original = '', kind = ''] = /^(.+)\.(br|gz)$/.exec(name) ?? [];
    const wanted = byName.get(original);
    if (kind === '') return content.includes(`${repository}/`) ? [`${name} names ${repository}`] : [];
    return wanted && unpacked(kind, content)?.equals(wanted) ? [] : [`${name} is not ${original}`];
  });
}

/**
 * @param {string} kind
 * @param {Buffer} content
 */
function unpacked(kind, content) {
  try {
    return kind === 'br' ? brotliDecompressSync(content) : gunzipSync(content);
  } catch {
    return undefined;
  }
}

/**
 * @param {{ app: string, packaging: string, notices: string }} options
 * @returns {{ name: string, content: Buffer }[]}
 */
export function staticFiles({ app, packaging, notices }) {
  const files = [
    ...below(app, 'app').filter(({ name }) => !/\.map(\.br|\.gz)?$/.test(name)),
    ...below(packaging, ''),
    ...['LICENSE', 'NOTICE'].map((name) => ({ name, content: readFileSync(inRepository(name)) })),
    { name: 'THIRD-PARTY.txt', content: Buffer.from(notices) },
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
  return [...files, { name: 'SHA256SUMS', content: Buffer.from(sumsOf(files)) }].map(({ name, content }) => ({
    name: `${TOP}/${name}`,
    content,
  }));
}

/**
 * @param {string} folder
 * @param {string} prefix
 * @returns {{ name: string, content: Buffer }[]}
 */
function below(folder, prefix) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    const name = path.posix.join(prefix, entry.name);
    return entry.isDirectory() ? below(place, name) : [{ name, content: readFileSync(place) }];
  });
}
