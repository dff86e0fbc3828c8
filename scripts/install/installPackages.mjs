import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { explainFailure } from '../process/explainFailure.mjs';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';

const BOOTSTRAP = inRepository('scripts/install/pnpm');
const STAMP = inRepository('node_modules/.taskweave-stamp');
/** These retries suffice for a shaky network, while a missing one fails within seconds. */
const RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];

/** @param {(name: string, work: () => Promise<void>) => Promise<void>} step */
export async function installPackages(step) {
  const wanted = hashOf(inRepository(), [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'scripts/install/pnpm/package-lock.json',
  ]);
  const pnpm = inRepository('scripts/install/pnpm/node_modules/.bin', 'pnpm');
  if (existsSync(pnpm) && readStamp() === wanted) {
    return;
  }
  if (!existsSync(pnpm)) {
    await step('Installing pnpm', () =>
      install('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...RETRIES], BOOTSTRAP),
    );
  }
  await step('Installing packages', () =>
    // With `CI`, pnpm replaces a folder of another package manager without asking.
    install('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', ...RETRIES], inRepository(), {
      CI: 'true',
    }),
  );
  writeFileSync(STAMP, wanted);
}

function readStamp() {
  return existsSync(STAMP) && existsSync(dirname(STAMP)) ? readFileSync(STAMP, 'utf8') : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [environment]
 */
async function install(command, args, cwd, environment = {}) {
  const logFile = inRepository('.cache/logs', `install-${command}.log`);
  const { code, lines } = await runLogged(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    logFile,
  });
  if (code !== 0) {
    throw new Explained(explainFailure(command, lines, logFile));
  }
}
