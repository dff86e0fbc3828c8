import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { inRepository } from '../scripts/process/paths.mjs';

/**
 * Under which circumstances the figures came about.
 *
 * @param {import('./benchOptions.mjs').BenchOptions} options
 * @param {string} chromium version
 * @returns {Promise<(data: { baseUrl: string }) => Promise<Record<string, unknown>>>} to be asked when figures are kept
 */
export async function describeRun(options, chromium) {
  const began = { at: new Date(), load: load() };
  return async ({ baseUrl }) => ({
    date: began.at.toISOString().slice(0, 16).replace('T', ' '),
    commit: commit(),
    engine: await engineVersion(baseUrl),
    'compression by the engine': options.isCompressed ? 'on' : 'off, as it comes',
    browser: `Chromium ${chromium}, headless, 1440 × 900`,
    node: process.versions.node,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    'load average at the beginning': began.load,
    'load average at the end': load(),
    'minutes it took': Math.round((Date.now() - began.at.getTime()) / 60_000),
    runs: options.runs,
    '4g': '40 ms and 10 Mbit/s, emulated by DevTools for each request',
  });
}

function load() {
  return loadavg()
    .map((number) => number.toFixed(1))
    .join(', ');
}

function commit() {
  const hash = git('rev-parse', '--short=10', 'HEAD');
  return git('status', '--porcelain') === '' ? hash : `${hash} and changes`;
}

/** @param {readonly string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: inRepository(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}

/** @param {string} baseUrl */
async function engineVersion(baseUrl) {
  const { signIn } = await import('../engine/demo/data/session/sign-in.mjs');
  const engine = await signIn({ baseUrl, engine: 'default', userId: 'demo' });
  const { text } = await engine.send('GET', 'api/engine/engine/default/version');
  const name = baseUrl.split('/').at(-1) ?? '';
  try {
    return `${name} ${JSON.parse(text).version}`;
  } catch {
    return name;
  }
}
