import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks in a second, as Linux counts them for everybody. */
const TICKS = 100;

/**
 * What a database has done is mostly done by processes that come and go: its connections, its helpers for a large query.
 *
 * @param {number} pid
 * @returns {number} ms of processor time that the process and those it has started have had, the ended ones among them; NaN where
 *   the system does not tell
 */
export function processorTime(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const living = stdout.split('\n').map(Number).filter(Boolean);
  // One that ends in this moment is counted by the one that has started it, which is therefore asked last.
  const ofChildren = living.reduce((sum, child) => sum + (timeOf(child) ?? 0), 0);
  return ofChildren + (timeOf(pid) ?? Number.NaN);
}

/** @param {number} pid @returns {number | undefined} ms, with those of its children that have ended; undefined without such a process */
function timeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may have spaces in it: utime, stime, cutime and cstime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return ticks * (1000 / TICKS);
  } catch {
    return undefined;
  }
}
