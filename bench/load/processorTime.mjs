import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks in a second, as Linux counts them for everybody. */
const TICKS = 100;

/**
 * @param {number} pid
 * @returns {number} ms of processor time that the process and those it has started, which still live, have had; NaN where the
 *   system does not tell
 */
export function processorTime(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const all = [pid, ...stdout.split('\n').map(Number).filter(Boolean)];
  return all.reduce((sum, one) => sum + ownTime(one), 0);
}

/** @param {number} pid */
function ownTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may have spaces in it. Its dead children count, too.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return ((fields[11] ?? 0) + (fields[12] ?? 0)) * (1000 / TICKS);
  } catch {
    return Number.NaN;
  }
}
