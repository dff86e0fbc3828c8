import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../engine/freePort.mjs';
import { startChild, stopChild } from '../../process/children.mjs';
import { Explained } from '../../process/Explained.mjs';

/** How long a server may take to start, ms. */
const PATIENCE = 240_000;

/**
 * Installs one server and walks through it.
 *
 * @param {object} options
 * @param {import('./server/Server.mjs').Server} options.server
 * @param {Omit<import('./server/Server.mjs').Given, 'port'>} options.given
 * @param {(note: string) => void} options.note
 */
export async function checkServer({ server, given, note }) {
  note('installing');
  const port = await freePort();
  const prepared = await server.prepare({ ...given, port });
  const [program = '', ...args] = prepared.command;
  const logFile = path.join(given.work, 'server.log');
  const log = createWriteStream(logFile);
  const child = startChild(program, args, { cwd: given.work, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  try {
    note('starting');
    await untilItAnswers(`${prepared.address}/app/taskweave/default/`, logFile);
    note('the journey');
    await server.walk({ ...given, port, ...prepared });
  } finally {
    await stopChild(child);
  }
}

/**
 * @param {string} page
 * @param {string} logFile
 */
async function untilItAnswers(page, logFile) {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const status = await fetch(page).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Explained(`${page} did not answer within four minutes: see ${logFile}.`);
}
