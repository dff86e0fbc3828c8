import path from 'node:path';
import { freePort } from '../../engine/freePort.mjs';
import { stopChild } from '../../process/children.mjs';
import { Explained } from '../../process/Explained.mjs';
import { startLogged } from '../../process/startLogged.mjs';
import { untilAnswers } from '../../process/untilAnswers.mjs';
import { installServer } from './installServer.mjs';
import { coreJourney } from './visit/coreJourney.mjs';

const LIMIT = 240_000;

/**
 * @param {object} options
 * @param {import('./servers.mjs').Server} options.server
 * @param {Omit<import('./installServer.mjs').Given, 'port'>} options.given
 * @param {(note: string) => void} options.note
 */
export async function checkServer({ server, given, note }) {
  note('installing');
  const { address, command, pluginsFile } = await installServer(server, { ...given, port: await freePort() });
  const [program = '', ...args] = command;
  const log = path.join(given.work, 'server.log');
  const child = startLogged(program, args, { log, cwd: given.work });
  try {
    note('starting');
    const isGone = () => child.exitCode !== null;
    if (!(await untilAnswers(`${address}/app/taskweave/default/`, { limit: LIMIT, isGone }))) {
      throw new Explained(`${address} does not answer: see ${log}.`);
    }
    note('the journey');
    await coreJourney({ address, pluginsFile });
  } finally {
    await stopChild(child);
  }
}
