import { spawnSync } from 'node:child_process';
import { inRepository } from '../process/paths.mjs';

/** Zip knows no earlier time, so npm writes 1985-10-26 08:15 UTC. */
const UNKNOWN = 499_162_500;

/**
 * `SOURCE_DATE_EPOCH`, else the time of the last commit, for reproducible builds. In seconds.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {number}
 */
export function releaseTime(environment) {
  const asked = Number(environment.SOURCE_DATE_EPOCH);
  if (Number.isInteger(asked) && asked > 0) return Math.max(asked, UNKNOWN);
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: inRepository(),
    encoding: 'utf8',
  });
  return Number(stdout) || UNKNOWN;
}
