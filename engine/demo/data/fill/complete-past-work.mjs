import { COMMENTS, CUSTOMERS, SUBJECTS } from '../values/demo-texts.mjs';
import { engineDate } from '../values/engine-date.mjs';
import { inParallel } from '../values/in-parallel.mjs';
import { seededRandom } from '../values/seeded-random.mjs';
import { date, double, list, long, typedVariables } from '../values/typed-variables.mjs';

/**
 * @typedef {import('../session/sign-in.mjs').EngineSession} EngineSession
 * @typedef {object} PastWork
 * @property {string} process
 * @property {string} businessKey
 * @property {Record<string, unknown>} variables
 * @property {number} daysAgo when the last of its tasks was completed
 *
 * @typedef {{ id: string, name: string, assignee: string | null, processInstanceId: string, taskDefinitionKey: string }} OpenTask
 */

/** Tasks before one another: more than any of the processes has. */
const MOST_STEPS = 8;
const MINUTES_A_DAY = 24 * 60;
/** Work ends around that hour of the day, its steps about a day before each other. */
const HOUR = 13;

const TICKETS = 18;
const INVOICES = 6;
const HOLIDAYS = 6;
const CLERKS = ['mary', 'john', 'mary', 'demo', 'lisa', 'mary'];

/**
 * Instances of four weeks that are over: each step is completed by the person who had it, and between the steps time passes.
 * Leaves no open task.
 *
 * @param {EngineSession} admin
 * @param {readonly EngineSession[]} people who complete the tasks
 * @returns {Promise<number>} how many tasks were completed
 */
export async function completePastWork(admin, people) {
  const work = [...tickets(), ...invoices(), ...holidays()];
  const ids = await inParallel(work, async ({ process, businessKey, variables }) => {
    const body = { businessKey, variables: typedVariables(variables) };
    const { id } = await admin.post(`process-definition/key/${process}/start`, body);
    return /** @type {string} */ (id);
  });
  const sessionOf = new Map(people.map((session) => [session.userId, session]));
  const keys = work.map(({ businessKey }) => businessKey);
  let completed = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const open = /** @type {OpenTask[]} */ (
      await admin.post('task?maxResults=1000', { processInstanceBusinessKeyIn: keys })
    );
    if (open.length === 0) break;
    await letTimePass(admin, ids, (index) => MINUTES_A_DAY + ((index * 37 + step * 53) % 120) - 60);
    // Two tasks of one instance at once would get in each other's way.
    await inParallel(ids, async (id, index) => {
      for (const task of open.filter(({ processInstanceId }) => processInstanceId === id)) {
        await completeTask(task, index, sessionOf);
        completed += 1;
      }
    });
  }
  await letTimePass(admin, ids, (index) => minutesSince(work[index]?.daysAgo ?? 0, index));
  return completed;
}

/**
 * @param {EngineSession} admin
 * @param {readonly string[]} ids
 * @param {(index: number) => number} minutesOf
 */
async function letTimePass(admin, ids, minutesOf) {
  const spans = list(ids.map((id, index) => `${id} ${minutesOf(index)}`));
  await admin.post('process-definition/key/time-passes/start', { variables: { spans } });
}

/**
 * @param {OpenTask} task
 * @param {number} index
 * @param {ReadonlyMap<string, EngineSession>} sessionOf
 */
async function completeTask({ id, assignee, taskDefinitionKey }, index, sessionOf) {
  // What waits for a group is taken by Mary, who is in all that have something to do here.
  const person = sessionOf.get(assignee ?? 'mary');
  if (person === undefined) throw new Error(`Nobody completes the tasks of ${assignee}.`);
  if (assignee === null) await person.post(`task/${id}/claim`, { userId: person.userId });
  // Only who may read the history of a process may comment on its tasks.
  if (index % 4 === 1 && person.userId === 'mary') {
    await person.post(`task/${id}/comment/create`, { message: COMMENTS[index % COMMENTS.length] });
  }
  const variables = typedVariables(valuesOf(taskDefinitionKey, index));
  await person.post(`task/${id}/submit-form`, { variables });
}

/**
 * @param {string} taskDefinitionKey
 * @param {number} index
 * @returns {Record<string, unknown>} what its form is submitted with
 */
function valuesOf(taskDefinitionKey, index) {
  switch (taskDefinitionKey) {
    case 'solveTicket':
      return {
        solution: ['Replaced the cable', 'Explained the settings', 'Ordered and built in'][index % 3],
        minutes: long(10 + ((index * 7) % 50)),
        solved: true,
      };
    case 'assignApprover':
      return { approver: index % 2 === 0 ? 'mary' : 'demo' };
    case 'approveInvoice':
      return { approved: true, reason: index % 2 === 0 ? 'As ordered' : 'Agreed by telephone' };
    case 'prepareTransfer':
      return { iban: 'DE02120300000000202051', payOn: date(engineDate(-(index % 20))) };
    case 'approveHoliday':
      return { approved: true, substitute: 'John', comment: 'Enjoy it', notified: true };
    case 'planHandover':
      return { substitute: 'Mary', handoverNotes: 'Two open orders, keys at the desk', handedOver: true };
    case 'settleAllowance':
      return { allowance: `${80 + index}.00 EUR`, receiptNumber: `R-${300 + index}` };
    default:
      return {};
  }
}

/**
 * @param {number} days
 * @param {number} index
 */
function minutesSince(days, index) {
  if (days === 0) return 5 + index * 3;
  const then = new Date();
  then.setDate(then.getDate() - days);
  then.setHours(HOUR, (index * 17) % 60, 0, 0);
  return Math.round((Date.now() - then.getTime()) / 60_000);
}

/** @returns {PastWork[]} */
function tickets() {
  return Array.from({ length: TICKETS }, (_, index) => {
    const random = seededRandom(7000 + index);
    return {
      process: 'support-ticket',
      businessKey: `TICKET-9${String(index + 1).padStart(3, '0')}`,
      daysAgo: Math.floor((index * 24) / TICKETS),
      variables: {
        title: `${random.pick(SUBJECTS)} for ${random.pick(CUSTOMERS)}`,
        details: 'Reported by telephone.',
        assignee: CLERKS[index % CLERKS.length],
        reporter: index % 2 === 0 ? 'john' : 'mary',
        group: 'sales',
        urgency: long(random.pick([25, 50, 50, 75])),
        due: date(null),
        followUp: date(null),
      },
    };
  });
}

/** @returns {PastWork[]} */
function invoices() {
  return Array.from({ length: INVOICES }, (_, index) => {
    const random = seededRandom(8000 + index);
    return {
      process: 'invoice',
      businessKey: `INV-2026-${String(index + 41).padStart(4, '0')}`,
      daysAgo: index * 4,
      variables: {
        creditor: random.pick(CUSTOMERS),
        invoiceNumber: `RE-${2500 + index}`,
        amount: double(random.integer(1200, 480000) / 100),
        invoiceCategory: random.pick(['travel', 'software', 'office']),
        clerk: 'mary',
        due: date(null),
        followUp: date(null),
      },
    };
  });
}

/** @returns {PastWork[]} */
function holidays() {
  return Array.from({ length: HOLIDAYS }, (_, index) => ({
    process: 'holiday-request',
    businessKey: `HOLIDAY-${index + 101}`,
    daysAgo: index * 4 + 1,
    variables: {
      employee: ['mary', 'john', 'demo'][index % 3],
      employeeName: ['Mary', 'John', 'Dana'][index % 3],
      firstDay: date(engineDate(30 - index * 3, 0)),
      days: long(2 + index),
      kind: ['paid', 'unpaid', 'parental'][index % 3],
      halfDay: false,
      due: date(null),
    },
  }));
}
