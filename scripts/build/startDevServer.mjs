import { stopChild } from '../process/children.mjs';
import { inRepository } from '../process/paths.mjs';
import { startLogged } from '../process/startLogged.mjs';
import { untilAnswers } from '../process/untilAnswers.mjs';
import { RSPACK } from './buildApp.mjs';

const LOG = inRepository('.cache/logs/rspack-serve.log');
const PATIENCE = 300_000;

/**
 * @param {{ engineUrl: string, port: number }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDevServer({ engineUrl, port }) {
  const url = `http://localhost:${port}${new URL(engineUrl).pathname}`;
  const args = ['serve', '--port', String(port), '--env', `engine=${engineUrl}`];
  const child = startLogged(process.execPath, [RSPACK, ...args], { log: LOG, cwd: inRepository() });
  const isThere = await untilAnswers(url, { limit: PATIENCE, isGone: () => child.exitCode !== null });
  if (!isThere) {
    await stopChild(child);
    throw new Error(`The development server did not start; what it said is in ${LOG}`);
  }
  return { url, stop: () => stopChild(child) };
}
