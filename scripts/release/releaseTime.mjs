import { spawnSync } from 'node:child_process';
import { inRepository } from '../process/paths.mjs';

/** What npm writes into its tarballs, because zip cannot express an earlier time: 1985-10-26 08:15 UTC. */
const UNKNOWN = 499_162_500;

/**
 * The time that files in archives get: `SOURCE_DATE_EPOCH` where it is set, else that of the last commit, so that two people
 * who build the same commit get the same bytes.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {number} in seconds
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
