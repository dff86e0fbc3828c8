import { createWriteStream, mkdirSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

/**
 * Writes what a program says to `.cache/logs/cluster-<name>.log`, after what the one before it has said.
 *
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 */
export function openLog(name, child) {
  mkdirSync(inRepository('.cache/logs'), { recursive: true });
  const log = createWriteStream(inRepository('.cache/logs', `cluster-${name}.log`), { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('close', () => log.end());
}
