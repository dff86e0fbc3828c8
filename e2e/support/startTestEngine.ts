import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildApp } from '../../scripts/build/buildApp.mjs';
import { buildEngine } from '../../scripts/engine/buildEngine.mjs';
import { fillEngine } from '../../scripts/engine/fillEngine.mjs';
import { freePort } from '../../scripts/engine/freePort.mjs';
import { keptDataFile } from '../../scripts/engine/keptData.mjs';
import { startEngine } from '../../scripts/engine/startEngine.mjs';
import { buildExamples } from '../../scripts/examples/buildExamples.mjs';
import { findJava } from '../../scripts/install/findJava.mjs';
import { Progress } from '../../scripts/process/Progress.mjs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { shareTestEngine } from './testEngine';

const TASKS = 10_000;

/**
 * Before the first journey: an engine on a free port with the app of these sources, the demo data and ten thousand tasks
 * more. While journeys are written, `TASKWEAVE_E2E_URL=http://localhost:8080/operaton` takes one that runs already; then
 * `TASKWEAVE_E2E_PLUGINS` may name its plugin file.
 *
 * @returns what to do after the last journey
 */
export default async function startTestEngine(): Promise<() => Promise<void>> {
  const progress = new Progress();
  await progress.step('Building the example plugins', (note) => buildExamples({ note }));
  const given = process.env.TASKWEAVE_E2E_URL;
  if (given !== undefined) {
    shareTestEngine({
      baseUrl: given.replace(/\/$/, ''),
      pluginsFile: process.env.TASKWEAVE_E2E_PLUGINS ?? '',
    });
    return async () => {};
  }
  await progress.step('Building the app', (note) => buildApp({ log: note }));
  const { java, environment } = findJava();
  const jar = await progress.step('Building the engine', (note) =>
    buildEngine({ engine: 'operaton', environment, note }),
  );
  const port = await freePort();
  const pluginsFile = inRepository('.cache/e2e', `plugins-${port}.json`);
  mkdirSync(dirname(pluginsFile), { recursive: true });
  rmSync(pluginsFile, { force: true });
  const engine = await progress.step('Starting the engine', () =>
    startEngine({
      port,
      java,
      jar,
      pluginsFile,
      keptData: keptDataFile({ engine: 'operaton', tasks: TASKS }),
    }),
  );
  await progress.step(`Loading the demo data and ${TASKS} tasks`, (note) =>
    fillEngine({ baseUrl: engine.baseUrl, tasks: TASKS, note, keepData: engine.keepData }),
  );
  shareTestEngine({ baseUrl: engine.baseUrl, pluginsFile });
  return async () => {
    await engine.stop();
    rmSync(pluginsFile, { force: true });
  };
}
