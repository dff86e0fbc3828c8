import { generateTasks } from '../../engine/demo/data/generate-tasks.mjs';
import { loadDemoData } from '../../engine/demo/data/load.mjs';
import { Explained } from '../process/Explained.mjs';

/**
 * Fills an engine with the demo data, unless they are there, and adds tasks.
 *
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {number} [options.tasks] to be added
 * @param {(line: string) => void} [options.note]
 * @throws {Explained} data that were loaded by half
 */
export async function fillEngine({ baseUrl, tasks = 0, note = () => {} }) {
  try {
    await loadDemoData({ baseUrl, log: note });
    if (tasks > 0) {
      await generateTasks({ baseUrl, count: tasks, log: note });
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
