import { generateTasks } from '../../engine/demo/data/fill/generate-tasks.mjs';
import { loadDemoData } from '../../engine/demo/data/load.mjs';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { Explained } from '../process/Explained.mjs';

const REST_LIMIT = 10_000;
const DATA = { loadDemoData, generateTasks, signIn };

/** @typedef {Awaited<ReturnType<typeof signIn>>} Session */

/**
 * Tasks kept from an earlier start count, so repeating the command adds nothing.
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {number} [options.tasks]
 * @param {(line: string) => void} [options.note]
 * @param {() => Promise<void>} [options.keepData]
 * @param {typeof DATA} [data]
 */
export async function fillEngine({ baseUrl, tasks = 0, note = () => {}, keepData }, data = DATA) {
  const signIn = () => data.signIn({ baseUrl, engine: 'default', userId: 'demo' });
  try {
    const isFresh = await data.loadDemoData({ baseUrl, log: note });
    const missing = tasks > 0 ? tasks - (await countGenerated(await signIn())) : 0;
    if (missing > 0) {
      await data.generateTasks({ baseUrl, count: missing, log: note });
    }
    if (isFresh && keepData && (await hasNoWork(await signIn()))) {
      await keepData();
    }
  } catch (error) {
    if (error instanceof Error && error.message.includes('by half only')) {
      throw new Explained(
        'An earlier start was ended while it loaded the demo data: run "npm run demo:reset -- --data <folder>" and start again.',
      );
    }
    throw error;
  }
}

/**
 * A job that runs while the data are saved would be locked in every copy.
 * @param {Session} admin
 * @returns {Promise<boolean>}
 */
async function hasNoWork(admin) {
  const end = Date.now() + REST_LIMIT;
  for (;;) {
    const { count } = await admin.get('job/count?executable=true');
    if (count === 0 || Date.now() > end) {
      return count === 0;
    }
    await new Promise((resume) => setTimeout(resume, 200));
  }
}

/**
 * Counts completed tasks too, so that finished work does not come back.
 * @param {Session} admin
 * @returns {Promise<number>}
 */
async function countGenerated(admin) {
  const { count } = await admin.get('history/process-instance/count?processDefinitionKey=load-test');
  return count;
}
