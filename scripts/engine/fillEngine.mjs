import { generateTasks } from '../../engine/demo/data/generate-tasks.mjs';
import { loadDemoData } from '../../engine/demo/data/load.mjs';
import { signIn } from '../../engine/demo/data/sign-in.mjs';
import { Explained } from '../process/Explained.mjs';

/**
 * Fills an engine with the demo data, unless they are there, and adds tasks. Those that a kept database got at an earlier
 * start count: the same command again adds nothing.
 *
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {number} [options.tasks] on top of the demo data
 * @param {(line: string) => void} [options.note]
 * @throws {Explained} data that were loaded by half
 */
export async function fillEngine({ baseUrl, tasks = 0, note = () => {} }) {
  try {
    await loadDemoData({ baseUrl, log: note });
    const missing = tasks > 0 ? tasks - (await countGenerated(baseUrl)) : 0;
    if (missing > 0) {
      await generateTasks({ baseUrl, count: missing, log: note });
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
 * Completed ones count, too: a person who has done some of the work does not get it anew.
 *
 * @param {string} baseUrl
 * @returns {Promise<number>}
 */
async function countGenerated(baseUrl) {
  const admin = await signIn({ baseUrl, engine: 'default', userId: 'demo' });
  const { count } = await admin.get('history/process-instance/count?processDefinitionKey=load-test');
  return count;
}
