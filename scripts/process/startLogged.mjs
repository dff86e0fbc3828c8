import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { startChild } from './children.mjs';

/**
 * Starts a program whose words go to a file.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ log: string, flags?: 'w' | 'a' } & import('node:child_process').SpawnOptions} options `flags`: `a` keeps what the file has
 * @returns {import('node:child_process').ChildProcess}
 */
export function startLogged(command, args, { log, flags = 'w', ...options }) {
  mkdirSync(dirname(log), { recursive: true });
  // At once: nobody shall read the words of the one before.
  const output = createWriteStream(log, { fd: openSync(log, flags) });
  const child = startChild(command, [...args], { stdio: ['pipe', 'pipe', 'pipe'], ...options });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  child.stdin?.on('error', () => {});
  child.once('close', () => output.end());
  return child;
}
