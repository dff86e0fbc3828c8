import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { signIn } from '../engine/demo/data/session/sign-in.mjs';
import { inRepository } from '../scripts/process/paths.mjs';

/**
 * @param {{ runs: number, chromium: string }} options
 * @returns {(baseUrl: string) => Promise<Record<string, unknown>>} call it at the end of the run
 */
export function describeRun({ runs, chromium }) {
  const began = { at: new Date(), load: load() };
  return async (baseUrl) => {
    const engine = await signIn({ baseUrl, engine: 'default', userId: 'demo' });
    const { version } = await engine.get('version');
    return {
      date: began.at.toISOString().slice(0, 16).replace('T', ' '),
      commit: `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain') && ' and changes'}`,
      engine: `${baseUrl.split('/').at(-1)} ${version}`,
      browser: `Chromium ${chromium}, headless, 1440 × 900`,
      node: process.versions.node,
      machine: `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
      'load average at the beginning': began.load,
      'load average at the end': load(),
      'minutes it took': Math.round((Date.now() - began.at.getTime()) / 60_000),
      runs,
      '4g': '40 ms and 10 Mbit/s, emulated by DevTools for each request',
    };
  };
}

function load() {
  return loadavg()
    .map((number) => number.toFixed(1))
    .join(', ');
}

/** @param {readonly string[]} args */
function git(...args) {
  return spawnSync('git', args, { cwd: inRepository(), encoding: 'utf8' }).stdout.trim();
}
