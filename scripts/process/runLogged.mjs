import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { startChild } from './children.mjs';

const KEPT = 400;

/**
 * @typedef {object} Outcome
 * @property {number} code -1 if it could not start or a signal ended it
 * @property {string[]} lines last lines of output
 */

/**
 * Never rejects: callers judge the exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.logFile]
 * @param {(line: string) => void} [options.onLine]
 * @param {boolean} [options.givesWay]
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
    // On `exit`, the last lines may still be in the pipe.
    child.once('close', (code) => settle(code ?? -1));
  });
}

/**
 * Takes idle processor time only, and a tenth if there is none: without any, it would time out.
 * @param {number} pid
 */
function giveWay(pid) {
  const { PRIORITY_BELOW_NORMAL: priority } = constants.priority;
  setPriority(pid, priority);
  try {
    // Under autogroup, a program's priority only holds within its own session.
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // Not every system has autogroup.
  }
}
