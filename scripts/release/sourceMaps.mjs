import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APP_DIR } from '../build/buildApp.mjs';
import { writeZip } from './writeZip.mjs';

/**
 * The source maps, which the jar does without. Unpacked into a folder, a browser's tools can be pointed at them. Made after the
 * jar, from the same build.
 *
 * @type {import('./artefacts.mjs').Artefact}
 */
export async function makeSourceMaps({ out, version, epoch }) {
  const file = path.join(out, `taskweave-source-maps-${version}.zip`);
  const names = readdirSync(APP_DIR, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .map((name) => name.replaceAll(path.sep, '/'));
  const entries = names.map((name) => ({ name, content: readFileSync(path.join(APP_DIR, name)) }));
  await writeZip({ file, epoch, entries });
  return [file];
}
