import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APP_DIR, buildApp } from '../build/buildApp.mjs';
import { inRepository } from '../process/paths.mjs';
import { bundledPackages } from './inventory/bundledPackages.mjs';
import { thirdParty } from './inventory/thirdParty.mjs';
import { writeZip } from './writeZip.mjs';

/** The one folder in it: whoever unpacks a newer one over it keeps the files of the version before. */
const TOP = 'taskweave';

/**
 * The app for a file server in front of an engine, with configurations for nginx, Caddy, a container image and Kubernetes.
 *
 * @type {import('./artefacts.mjs').Artefact}
 */
export async function makeStaticZip({ out, version, epoch, note }) {
  await buildApp({ log: note });
  const file = path.join(out, `taskweave-static-${version}.zip`);
  const notices = thirdParty(bundledPackages({ root: inRepository(), folder: APP_DIR }));
  writeZip({
    file,
    epoch,
    entries: staticFiles({ app: APP_DIR, packaging: inRepository('packaging'), notices }),
  });
  return [file];
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
  const sums = files.map(
    ({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`,
  );
  return [...files, { name: 'SHA256SUMS', content: Buffer.from(sums.join('')) }].map(({ name, content }) => ({
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
