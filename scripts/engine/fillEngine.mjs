import { generateTasks } from '../../engine/demo/data/fill/generate-tasks.mjs';
import { loadDemoData } from '../../engine/demo/data/load.mjs';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { Explained } from '../process/Explained.mjs';

const REST_LIMIT = 10_000;

/**
 * Tasks kept from an earlier start count, so repeating the command adds nothing.
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {number} [options.tasks]
 * @param {(line: string) => void} [options.note]
 * @param {() => Promise<void>} [options.keepData]
 */
export async function fillEngine({ baseUrl, tasks = 0, note = () => {}, keepData }) {
  try {
    const isFresh = await loadDemoData({ baseUrl, log: note });
    const missing = tasks > 0 ? tasks - (await countGenerated(baseUrl)) : 0;
    if (missing > 0) {
      await generateTasks({ baseUrl, count: missing, log: note });
    }
    if (isFresh && keepData && (await hasNoWork(baseUrl))) {
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
 * @param {string} baseUrl
 * @returns {Promise<boolean>}
 */
async function hasNoWork(baseUrl) {
  const admin = await signIn({ baseUrl, engine: 'default', userId: 'demo' });
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
 * @param {string} baseUrl
 * @returns {Promise<number>}
 */
async function countGenerated(baseUrl) {
  const admin = await signIn({ baseUrl, engine: 'default', userId: 'demo' });
  const { count } = await admin.get('history/process-instance/count?processDefinitionKey=load-test');
  return count;
}
