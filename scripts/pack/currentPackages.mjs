import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';
import { publishedPackages, tarballName } from './packages.mjs';

const FOLDER = inRepository('dist/packages');
const STAMP = path.join(FOLDER, 'sources');

/** @returns {Promise<Record<string, string>>} */
export async function currentPackages() {
  const wanted = hashOf(inRepository(), packedSources());
  const known = publishedPackages(inRepository()).map((published) => {
    const file = path.join(FOLDER, tarballName(inRepository(), published));
    return /** @type {const} */ ([published.name, file]);
  });
  const isThere = known.every(([, file]) => existsSync(file)) && existsSync(STAMP);
  if (isThere && readFileSync(STAMP, 'utf8') === wanted) return Object.fromEntries(known);
  const { packPackages } = await import('./packPackages.mjs');
  // The packages move into place at once, so that an install never sees half of them.
  const making = `${FOLDER}.${process.pid}`;
  try {
    await packPackages({ root: inRepository(), outDir: making });
    rmSync(FOLDER, { recursive: true, force: true });
    renameSync(making, FOLDER);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  writeFileSync(STAMP, wanted);
  return Object.fromEntries(known);
}

/** @returns {string[]} */
export function packedSources() {
  const rooms = readdirSync(inRepository('shared')).flatMap((room) => [
    `shared/${room}/src`,
    `shared/${room}/package.json`,
  ]);
  return [
    'LICENSE',
    'package.json',
    'plugin-sdk/README.md',
    'plugin-sdk/package.json',
    'plugin-sdk/plugin-tools',
    'plugin-sdk/published.json',
    'plugin-sdk/schemas',
    'plugin-sdk/src',
    'pnpm-workspace.yaml',
    'scripts/pack',
    'shared/ui/README.md',
    'shared/ui/published.json',
    'tsconfig.json',
    ...rooms,
  ];
}
