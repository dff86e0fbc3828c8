import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRepository } from './paths.mjs';

/**
 * @param {readonly string[]} [patterns]
 * @returns {string[]}
 */
export function listFiles(patterns = []) {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const listed = execFileSync('git', options, { cwd: inRepository(), encoding: 'utf8', maxBuffer: 1 << 26 });
  return [...new Set(listed.split('\n').filter((file) => file && existsSync(inRepository(file))))].sort();
}
