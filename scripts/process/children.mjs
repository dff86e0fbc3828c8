import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Every program that we start leads its own process group, so that ending it ends what it has started itself, and
 * so that the terminal's Ctrl+C reaches us alone and we end things in order.
 */

/** How long a program may take to end by itself, ms. */
const PATIENCE = 8000;
const POSIX = process.platform !== 'win32';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();
let ending = false;
/** @type {number | undefined} */
let endCode;

/**
 * Starts a program that never outlives us, even if we are killed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {ChildProcess}
 */
export function startChild(command, args, options = {}) {
  endWithUs();
  // On Windows only a shell finds `mvn.cmd` and the like.
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
 * Ends a program and its descendants, kindly first.
 *
 * @param {ChildProcess} child
 * @param {number} [patience] ms
 * @returns {Promise<void>} settled when it is gone
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

/** Ends everything that still runs. */
export async function stopChildren() {
  await Promise.all([...running].map((child) => stopChild(child)));
}

/**
 * From now on Ctrl+C is the way to end: no failure.
 */
export function expectInterrupt() {
  endCode = 0;
}

/** @returns {boolean} whether we are about to end, so that failures of children are no news */
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
    // It was faster than we were.
  }
}

/**
 * A shell that waits for a line which never comes: when we die without a chance to act, it reads the end of the pipe and
 * ends the group in our place.
 *
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
