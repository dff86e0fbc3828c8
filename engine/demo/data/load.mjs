import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { completePastWork } from './fill/complete-past-work.mjs';
import { createFilters } from './fill/create-filters.mjs';
import { createPeople } from './fill/create-people.mjs';
import { createStandaloneTasks } from './fill/create-standalone-tasks.mjs';
import { generateTasks } from './fill/generate-tasks.mjs';
import { startCases } from './fill/start-cases.mjs';
import { startProcesses } from './fill/start-processes.mjs';
import { startTickets } from './fill/start-tickets.mjs';
import { signIn } from './session/sign-in.mjs';

/** A group that says whether the data is there: its name shows how far the loading came. */
const MARKER = 'taskweaveDemo';
const LOADING = 'Taskweave demo data: loading';
const LOADED = 'Taskweave demo data: loaded';

/**
 * Fills a running engine over the REST API of its web application. Does nothing if the data is there.
 *
 * @param {{ baseUrl: string, engine?: string, log?: (line: string) => void }} options `baseUrl` includes the application
 *   path, as in `http://localhost:8080/operaton`
 * @returns {Promise<boolean>} whether anything was loaded
 */
export async function loadDemoData({ baseUrl, engine = 'default', log = console.log }) {
  const admin = await signIn({ baseUrl, engine, userId: 'demo' });
  const [marker] = /** @type {{ name: string }[]} */ (await admin.get(`group?id=${MARKER}`));
  if (marker?.name === LOADED) {
    log('Demo data: already there');
    return false;
  }
  if (marker) {
    throw new Error('The demo data was loaded by half only. Empty the database and start again.');
  }
  await admin.post('group/create', { id: MARKER, name: LOADING, type: 'SYSTEM' });
  log(`Users: ${await createPeople(admin)}`);
  log(`Filters: ${await createFilters(admin)}`);
  const mary = await signIn({ baseUrl, engine, userId: 'mary' });
  log(`Tickets: ${await startTickets(admin, mary)}`);
  log(`Process instances: ${await startProcesses(admin, mary)}`);
  const others = await Promise.all(['john', 'lisa'].map((userId) => signIn({ baseUrl, engine, userId })));
  log(`Completed tasks: ${await completePastWork(admin, [admin, mary, ...others])}`);
  log(`Cases: ${await startCases(admin)}`);
  log(`Standalone tasks: ${await createStandaloneTasks(admin)}`);
  await admin.put(`group/${MARKER}`, { id: MARKER, name: LOADED, type: 'SYSTEM' });
  const { count } = await admin.get('task/count');
  log(`Demo data: ${count} tasks`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:8080/operaton' },
      engine: { type: 'string', default: 'default' },
      tasks: { type: 'string', default: '0' },
    },
  });
  await loadDemoData({ baseUrl: values.url, engine: values.engine });
  const count = Number(values.tasks);
  if (count > 0) {
    await generateTasks({ baseUrl: values.url, engine: values.engine, count });
  }
}
