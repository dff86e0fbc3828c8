import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { APP_DIR, buildApp } from '../build/buildApp.mjs';
import { inRepository } from '../process/paths.mjs';
import { bundledPackages } from './inventory/bundledPackages.mjs';
import { thirdParty } from './inventory/thirdParty.mjs';
import { sumsOf } from './sumsOf.mjs';
import { writeZip } from './writeZip.mjs';

/** The one folder in it: unpacking a newer one over it keeps the files of the version before. */
const TOP = 'taskweave';

/**
 * The app for a file server in front of an engine, with configurations for nginx, Caddy, a container image and Kubernetes.
 *
 * @type {import('./artefacts.mjs').Artefact}
 */
export async function makeStaticZip({ note, ...options }) {
  await buildApp({ log: note });
  return packStaticZip({ ...options, app: APP_DIR });
}

/**
 * @param {{ out: string, version: string, epoch: number, app: string }} options `app` is a build of it
 * @returns {Promise<string[]>} the one file
 * @throws {Error} when the files are not what they should be
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
 * What nobody sees who looks at a page: files that were compressed out of others, and paths of the machine that built them.
 *
 * @param {{ files: readonly { name: string, content: Buffer }[], repository: string }} options
 * @returns {string[]} a line each, as in `taskweave/app/a.js.br is not taskweave/app/a.js`
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
 * @param {{ app: string, packaging: string, notices: string }} options two folders, and the licences of what is in the app
 * @returns {{ name: string, content: Buffer }[]} `SHA256SUMS` among them lists all others
 */
export function staticFiles({ app, packaging, notices }) {
  const files = [
    // Source maps are for those who look into our code, and weigh four times what people load.
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
 * @param {string} prefix of the names; empty for none
 * @returns {{ name: string, content: Buffer }[]}
 */
function below(folder, prefix) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    const name = path.posix.join(prefix, entry.name);
    return entry.isDirectory() ? below(place, name) : [{ name, content: readFileSync(place) }];
  });
}
