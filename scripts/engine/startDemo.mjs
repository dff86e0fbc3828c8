import { buildEngine } from './buildEngine.mjs';
import { keptDataFile } from './keptData.mjs';
import { heapFor, startEngine } from './startEngine.mjs';

const SMALL = 20_000;

/**
 * @param {object} options
 * @param {import('../process/Progress.mjs').Progress} options.progress
 * @param {number} options.tasks
 * @param {string} [options.pluginsFile]
 */
export async function startDemo({ progress, tasks, pluginsFile }) {
  const { buildApp } = await import('../build/buildApp.mjs');
  const { fillEngine } = await import('./fillEngine.mjs');
  await progress.step('Building the app', (note) => buildApp({ log: note }));
  await progress.step('Building the engine', (note) => buildEngine({ note }));
  const isSmall = tasks <= SMALL;
  const engine = await progress.step('Starting the engine', () =>
    startEngine({
      ...(pluginsFile && { pluginsFile }),
      heap: heapFor(tasks),
      ...(isSmall && { keptData: keptDataFile({ tasks }) }),
    }),
  );
  await progress.step('Loading the data', (note) =>
    fillEngine({ baseUrl: engine.baseUrl, tasks, note, ...(isSmall && { keepData: engine.keepData }) }),
  );
  return engine;
}
