import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path, { dirname } from 'node:path';
import { currentPackages, packedSources } from '../pack/currentPackages.mjs';
import { Explained } from '../process/Explained.mjs';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';
import { buildGenerated, GENERATED } from './buildGenerated.mjs';

const STAMP = inRepository('.cache/examples.stamp');
const OWN_PNPM = inRepository('scripts/install/pnpm/node_modules/.bin/pnpm');
const LANES = 2;

/** @param {{ note?: (line: string) => void }} [options] */
export async function buildExamples({ note = () => {} } = {}) {
  const wanted = hashOf(inRepository(), sources());
  const isBuilt =
    exampleProjects().every((name) => existsSync(inRepository('examples', name, 'dist'))) &&
    existsSync(path.join(GENERATED, 'dist'));
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) {
    note('The examples are up to date.');
    return;
  }
  note('packing the SDK');
  await currentPackages();
  note('installing');
  // pnpm would keep its copy, because our versions do not change during development.
  rmSync(inRepository('examples/node_modules/.pnpm/node_modules/@taskweave'), {
    recursive: true,
    force: true,
  });
  for (const name of storedCopies()) {
    rmSync(inRepository('examples/node_modules/.pnpm', name), { recursive: true, force: true });
  }
  rmSync(inRepository('examples/node_modules/.modules.yaml'), { force: true });
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], '.');
  const waiting = exampleProjects();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      note(name);
      await build(name, note);
    }
  };
  await Promise.all(new Array(LANES).fill(null).map(work));
  await buildGenerated({ note });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

const TRIES = 4;

/**
 * With @module-federation/vite 1.23, one build in eight fails with MISSING_EXPORT for a shared package.
 * @param {string} name
 * @param {(line: string) => void} note
 */
async function build(name, note) {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      await pnpm(['run', 'build'], name);
      return;
    } catch {
      note(`${name}, once more`);
    }
  }
  await pnpm(['run', 'build'], name);
}

/** @returns {string[]} */
export function exampleProjects() {
  return readdirSync(inRepository('examples')).filter((name) =>
    existsSync(inRepository('examples', name, 'package.json')),
  );
}

function storedCopies() {
  const store = inRepository('examples/node_modules/.pnpm');
  return existsSync(store) ? readdirSync(store).filter((name) => name.startsWith('@taskweave+')) : [];
}

function sources() {
  const projects = exampleProjects().flatMap((name) =>
    readdirSync(inRepository('examples', name))
      .filter((entry) => entry !== 'node_modules' && entry !== 'dist')
      .map((entry) => `examples/${name}/${entry}`),
  );
  return [
    ...packedSources(),
    'scripts/examples/buildExamples.mjs',
    'scripts/examples/buildGenerated.mjs',
    'examples/pnpm-lock.yaml',
    'examples/pnpm-workspace.yaml',
    ...projects,
  ];
}

/**
 * @param {string[]} args
 * @param {string} folder below `examples`
 */
async function pnpm(args, folder) {
  const { code, lines } = await runLogged(existsSync(OWN_PNPM) ? OWN_PNPM : 'pnpm', args, {
    cwd: inRepository('examples', folder),
    // With `CI`, pnpm replaces a folder without asking.
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0) {
    throw new Explained(
      `"pnpm ${args.join(' ')}" failed in examples/${folder}:\n${lines.slice(-40).join('\n')}`,
    );
  }
}
