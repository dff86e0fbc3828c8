import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { startChild } from './children.mjs';

/**
 * `flags`: `a` appends.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ log: string, flags?: 'w' | 'a' } & import('node:child_process').SpawnOptions} options
 * @returns {import('node:child_process').ChildProcess}
 */
export function startLogged(command, args, { log, flags = 'w', ...options }) {
  mkdirSync(dirname(log), { recursive: true });
  // The file opens at once, so that nobody reads the previous output.
  const output = createWriteStream(log, { fd: openSync(log, flags) });
  const child = startChild(command, [...args], { stdio: ['pipe', 'pipe', 'pipe'], ...options });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  child.stdin?.on('error', () => {});
  child.once('close', () => output.end());
  return child;
}
