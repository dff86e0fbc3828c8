import { copyFileSync, cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../../../process/Explained.mjs';

/** The variable that says where a distribution lies. */
const VARIABLE = 'TASKWEAVE_RUN';
/** The user that its configuration creates. */
const DEMO = { id: 'demo', password: 'demo' };

/**
 * The makers' own distribution Run, which is not on Maven Central: a copy of one that somebody has unpacked, started by its own
 * script. Our jar goes into the folder that it has for the administrator's.
 *
 * @type {import('../server/Server.mjs').Prepare}
 */
export async function run({ work, jar, port }) {
  const unpacked = process.env[VARIABLE];
  if (unpacked === undefined) {
    throw new Explained(`Run is not on Maven Central: unpack it, and name its folder in ${VARIABLE}.`);
  }
  const home = path.join(work, 'run');
  cpSync(unpacked, home, { recursive: true });
  copyFileSync(jar, path.join(home, 'configuration/userlib', path.basename(jar)));
  const engine = readdirSync(path.join(home, 'internal')).includes('operaton-bpm.jar')
    ? 'operaton'
    : 'camunda';
  return {
    address: `http://127.0.0.1:${port}/${engine}`,
    admin: DEMO,
    command: [
      ...['env', `JAVA_OPTS=-Xmx600m -Dserver.port=${port}`],
      ...['bash', path.join(home, 'internal/run.sh'), 'start', '--webapps', '--rest'],
    ],
    pluginsFile: path.join(work, 'config/plugins.json'),
  };
}
