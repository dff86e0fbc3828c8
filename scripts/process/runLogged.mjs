import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { startChild } from './children.mjs';

/** Lines of a program's output that are kept in memory. */
const KEPT = 400;

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; -1 if the program could not be started or was ended by a signal
 * @property {string[]} lines the last lines of what it said
 */

/**
 * Runs a program to its end. It never rejects: who calls it knows what an exit code means.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.logFile] everything it says goes there, too
 * @param {(line: string) => void} [options.onLine]
 * @param {boolean} [options.givesWay] it takes only the processor time that others leave
 * @returns {Promise<Outcome>}
 */
export function runLogged(command, args, { cwd, env, logFile, onLine, givesWay = false } = {}) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    const lines = [];
    if (logFile) {
      mkdirSync(dirname(logFile), { recursive: true });
    }
    const log = logFile ? createWriteStream(logFile) : undefined;
    const child = startChild(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd !== undefined && { cwd }),
      ...(env !== undefined && { env }),
    });
    if (givesWay && child.pid !== undefined) giveWay(child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        createInterface({ input: stream }).on('line', (line) => {
          lines.push(line);
          if (lines.length > KEPT) {
            lines.shift();
          }
          log?.write(`${line}\n`);
          onLine?.(line);
        });
      }
    }
    let settled = false;
    /** @param {number} code */
    const settle = (code) => {
      if (!settled) {
        settled = true;
        log?.end();
        resolve({ code, lines });
      }
    };
    child.once('error', (error) => {
      lines.push(error.message);
      settle(-1);
    });
    // Not 'exit': the last lines may still be on their way.
    child.once('close', (code) => settle(code ?? -1));
  });
}

/**
 * From now on a program, and what it starts, gets the processor time that others leave, and a tenth where they leave none:
 * without any it would run out of time.
 *
 * @param {number} pid
 */
function giveWay(pid) {
  const { PRIORITY_BELOW_NORMAL: priority } = constants.priority;
  setPriority(pid, priority);
  try {
    // Where the priority of a session counts as well, that of a program holds only within its own.
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // Not every system has it.
  }
}
