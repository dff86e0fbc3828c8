import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Every child leads its own process group, so that ending it ends its descendants and Ctrl+C reaches only this process. */

const PATIENCE = 8000;
const POSIX = process.platform !== 'win32';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();
let ending = false;
/** @type {number | undefined} */
let endCode;

/**
 * The child never outlives us, even if we are killed.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {ChildProcess}
 */
export function startChild(command, args, options = {}) {
  endWithUs();
  // On Windows, only a shell finds `mvn.cmd` and the like.
  const child = spawn(command, args, { ...options, detached: POSIX, shell: !POSIX, windowsHide: true });
  if (child.pid === undefined) {
    return child;
  }
  running.add(child);
  const guard = guardOf(child.pid);
  child.once('exit', () => {
    running.delete(child);
    guard?.stdin?.end('ended\n');
  });
  return child;
}

/**
 * SIGKILL follows after `patience` ms.
 * @param {ChildProcess} child
 * @param {number} [patience]
 * @returns {Promise<void>}
 */
export async function stopChild(child, patience = PATIENCE) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
}

export async function stopChildren() {
  await Promise.all([...running].map((child) => stopChild(child)));
}

export function expectInterrupt() {
  endCode = 0;
}

/**
 * Failures of children no longer matter.
 * @returns {boolean}
 */
export function isEnding() {
  return ending;
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) {
    return;
  }
  try {
    if (POSIX) {
      process.kill(-child.pid, signal);
    } else {
      spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    }
  } catch {
    // The process may be gone already.
  }
}

/**
 * A shell that waits on a pipe: if we die without a chance to act, it reads the end of the pipe and ends the group.
 * @param {number} group
 */
function guardOf(group) {
  if (!POSIX) {
    return undefined;
  }
  const guard = spawn('sh', ['-c', 'read -r _ || kill -s TERM -- "-$1"', 'guard', String(group)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  guard.unref();
  const pipe = /** @type {import('node:net').Socket} */ (/** @type {unknown} */ (guard.stdin));
  pipe.unref();
  return guard;
}

let prepared = false;

function endWithUs() {
  if (prepared) {
    return;
  }
  prepared = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (ending) {
        killAll();
        process.exit(128 + constants.signals[signal]);
      }
      ending = true;
      void stopChildren().then(() => process.exit(endCode ?? 128 + constants.signals[signal]));
    });
  }
  process.on('exit', killAll);
}

function killAll() {
  for (const child of running) {
    signalGroup(child, 'SIGKILL');
  }
}
