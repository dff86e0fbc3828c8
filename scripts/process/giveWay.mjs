import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * From now on a program, and what it starts, gets the processor time that others leave, and a tenth where they leave none:
 * without any it would run out of time.
 *
 * @param {number} pid of a program that leads a session, as those of `startChild` do
 * @param {{ prioritize?: typeof setPriority, write?: (file: string, text: string) => void }} [system]
 */
export function giveWay(pid, { prioritize = setPriority, write = writeFileSync } = {}) {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  // Where the priority of a session counts as well, that of a program holds only within its own. Not every system has it.
  for (const ask of [
    () => prioritize(pid, PRIORITY_BELOW_NORMAL),
    () => write(`/proc/${pid}/autogroup`, `${PRIORITY_BELOW_NORMAL}`),
  ]) {
    try {
      ask();
    } catch {
      // It runs as it would have: slower is all that the others become.
    }
  }
}
