import { engineDate } from '../values/engine-date.mjs';
import { inParallel } from '../values/in-parallel.mjs';

/** Its id is the same in every database, so that links and tests can name it. */
export const STANDALONE_TASK = { id: 'taskweave-standalone', name: 'Water the plants in the lobby' };

const TASKS = [
  { ...STANDALONE_TASK, assignee: 'demo', priority: 50, due: engineDate(2) },
  { name: 'Bring the parcel to the post office', assignee: 'mary', priority: 70, due: engineDate(0, 16) },
  { name: 'Call the landlord about the heating', assignee: 'john', priority: 30, due: engineDate(-1) },
  { name: 'اتصل بقسم الصيانة', assignee: 'demo', priority: 60 },
  { name: 'להזמין נייר למדפסת', priority: 10 },
  { name: '🧹 Tidy up the store room', priority: 0, followUp: engineDate(3) },
  { name: 'Collect birthday wishes', assignee: 'lisa', priority: 50, due: engineDate(5) },
  { name: 'Sign the card for the jubilee', assignee: 'lisa', priority: 90, due: engineDate(0, 18) },
  { name: 'Order flowers', assignee: 'mary', owner: 'demo', priority: 40 },
  { name: 'Check the stock of the north branch', tenantId: 'north', priority: 55, due: engineDate(7) },
];

/** @param {import('../session/sign-in.mjs').EngineSession} admin */
export async function createStandaloneTasks(admin) {
  await inParallel(TASKS, (task) =>
    admin.post('task/create', { description: 'Belongs to no process and no case.', ...task }),
  );
  return TASKS.length;
}
