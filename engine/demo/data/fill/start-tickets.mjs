import { COMMENTS, CUSTOMERS, SPECIAL_TITLES, SUBJECTS } from '../values/demo-texts.mjs';
import { engineDate } from '../values/engine-date.mjs';
import { inParallel } from '../values/in-parallel.mjs';
import { seededRandom } from '../values/seeded-random.mjs';
import { date, typedVariables } from '../values/typed-variables.mjs';

/**
 * @typedef {import('../session/sign-in.mjs').EngineSession} EngineSession
 * @typedef {object} Ticket
 * @property {string} title
 * @property {string | null} details
 * @property {string | null} assignee
 * @property {string} group
 * @property {number} urgency
 * @property {string | null} due
 * @property {string | null} followUp
 */

const COUNT = 150;
const PROCESS = 'support-ticket';
const ASSIGNEES = [null, 'demo', 'mary', 'john', null, 'mary', null, 'john', 'demo', 'lisa'];
const GROUPS = ['sales', 'accounting', 'management'];
const URGENCIES = [0, 10, 25, 50, 50, 50, 75, 90, 100];

/**
 * Starts the tickets: without an assignee and with each of them, overdue, due today and later, some with comments, some
 * delegated, some suspended.
 *
 * @param {EngineSession} admin
 * @param {EngineSession} colleague writes some of the comments
 */
export async function startTickets(admin, colleague) {
  const tickets = Array.from({ length: COUNT }, (_, index) => ticket(index));
  const instances = /** @type {{ id: string }[]} */ (
    await inParallel(tickets, ({ due, followUp, ...rest }, index) =>
      admin.post(`process-definition/key/${PROCESS}/start`, {
        // Every tenth has no business key.
        ...(index % 10 !== 9 && { businessKey: `TICKET-${String(index + 1).padStart(4, '0')}` }),
        variables: typedVariables({ ...rest, reporter: 'demo', due: date(due), followUp: date(followUp) }),
      }),
    )
  );
  const tasks = /** @type {{ id: string, processInstanceId: string }[]} */ (
    await admin.post('task?maxResults=1000', { processDefinitionKey: PROCESS })
  );
  const taskOf = new Map(tasks.map((task) => [task.processInstanceId, task.id]));
  await inParallel(instances, async (instance, index) => {
    const task = `task/${taskOf.get(instance.id)}`;
    if (index % 7 === 3) {
      const author = index % 2 === 0 ? admin : colleague;
      await author.post(`${task}/comment/create`, { message: COMMENTS[index % COMMENTS.length] });
      await admin.post(`${task}/comment/create`, { message: COMMENTS[(index + 1) % COMMENTS.length] });
    }
    if (index % 20 === 6) {
      await admin.post(`${task}/assignee`, { userId: 'demo' });
      await admin.post(`${task}/delegate`, { userId: index % 40 === 6 ? 'mary' : 'john' });
    }
    if (index % 25 === 24) {
      await admin.put(`process-instance/${instance.id}/suspended`, { suspended: true });
    }
  });
  return COUNT;
}

/**
 * @param {number} index
 * @returns {Ticket}
 */
function ticket(index) {
  const random = seededRandom(1000 + index);
  const subject = `${random.pick(SUBJECTS)} for ${random.pick(CUSTOMERS)}`;
  return {
    title: SPECIAL_TITLES[index] ?? subject,
    details:
      index % 3 === 0 ? null : `Reported by telephone. ${subject}, please. Room ${random.integer(100, 499)}.`,
    assignee: ASSIGNEES[index % ASSIGNEES.length] ?? null,
    group: random.pick(GROUPS),
    urgency: random.pick(URGENCIES),
    due: dueDate(index, random),
    followUp: index % 4 === 1 ? engineDate(random.integer(-5, 12), 9) : null,
  };
}

/**
 * @param {number} index
 * @param {import('../values/seeded-random.mjs').Random} random
 */
function dueDate(index, random) {
  switch (index % 6) {
    case 0:
      return null;
    case 1:
      return engineDate(-random.integer(1, 20), random.integer(8, 17), 30);
    case 2:
      return engineDate(0, random.integer(8, 22));
    case 3:
      return engineDate(1, 10);
    default:
      return engineDate(random.integer(2, 45), random.integer(8, 17));
  }
}
