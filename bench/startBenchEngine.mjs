import { mkdirSync } from 'node:fs';

/** Generated tasks up to which the small heap of the demo engine, whose database is in memory, is enough. */
const SMALL = 20_000;

/**
 * An engine with so many generated tasks, built and started as `npm start` does, unless one is given.
 *
 * @param {number} tasks
 * @param {import('./benchOptions.mjs').BenchOptions} options
 * @param {import('../scripts/process/Progress.mjs').Progress} progress
 * @returns {Promise<{ baseUrl: string, pluginsFile?: string, stop: () => Promise<void> }>}
 */
export async function startBenchEngine(tasks, { url, isCompressed }, progress) {
  if (url) return { baseUrl: url, stop: async () => {} };
  const { buildApp } = await import('../scripts/build/buildApp.mjs');
  const { buildEngine } = await import('../scripts/engine/buildEngine.mjs');
  const { fillEngine } = await import('../scripts/engine/fillEngine.mjs');
  const { keptDataFile } = await import('../scripts/engine/keptData.mjs');
  const { startEngine } = await import('../scripts/engine/startEngine.mjs');
  const { findJava } = await import('../scripts/install/findJava.mjs');
  const { inRepository } = await import('../scripts/process/paths.mjs');
  const { java, environment } = findJava();
  await progress.step('Building the app', (note) => buildApp({ log: note }));
  const jar = await progress.step('Building the engine', (note) =>
    buildEngine({ engine: 'operaton', environment, note }),
  );
  const pluginsFile = inRepository('.cache/bench/plugins.json');
  mkdirSync(inRepository('.cache/bench'), { recursive: true });
  const isSmall = tasks <= SMALL;
  const engine = await progress.step(`Starting an engine for ${tasks} tasks`, () =>
    startEngine({
      java,
      jar,
      pluginsFile,
      properties: { 'server.compression.enabled': String(isCompressed) },
      ...(isSmall ? { keptData: keptDataFile({ engine: 'operaton', tasks }) } : { heap: '3500m' }),
    }),
  );
  await progress.step('Loading the data', (note) =>
    fillEngine({ baseUrl: engine.baseUrl, tasks, note, ...(isSmall && { keepData: engine.keepData }) }),
  );
  return { baseUrl: engine.baseUrl, pluginsFile, stop: engine.stop };
}
