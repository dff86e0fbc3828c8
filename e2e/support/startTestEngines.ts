import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig } from '@playwright/test';
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
import { type StartedEngine, shareTestEngines } from './testEngine';

const TASKS = 10_000;

/**
 * Before the first journey: for each worker an engine on a free port with the app of these sources, the demo data and ten
 * thousand tasks more. While journeys are written, `TASKWEAVE_E2E_URL=http://localhost:8080/operaton` takes one that runs
 * already, for one worker; then `TASKWEAVE_E2E_PLUGINS` may name its plugin file, and
 * `TASKWEAVE_E2E_LOG` the file that it logs to.
 *
 * @returns what to do after the last journey
 */
export default async function startTestEngines({
  workers,
}: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  const progress = new Progress();
  await progress.step('Building the example plugins', (note) => buildExamples({ note }));
  const given = process.env.TASKWEAVE_E2E_URL;
  if (given !== undefined) {
    shareTestEngines([
      {
        baseUrl: given.replace(/\/$/, ''),
        pluginsFile: process.env.TASKWEAVE_E2E_PLUGINS ?? '',
        log: process.env.TASKWEAVE_E2E_LOG ?? '',
      },
    ]);
    return async () => {};
  }
  await progress.step('Building the app', (note) => buildApp({ log: note }));
  const { java, environment } = findJava();
  const jar = await progress.step('Building the engine', (note) =>
    buildEngine({ engine: 'operaton', environment, note }),
  );
  const started = await progress.step(
    `Starting ${workers} engines, each with ${TASKS} tasks`,
    async (note) => {
      const engines: Awaited<ReturnType<typeof startOne>>[] = [];
      // One after the other: those that follow take the data that the first one has kept.
      while (engines.length < workers) {
        engines.push(await startOne({ port: await freePort(), java, jar, note }));
      }
      return engines;
    },
  );
  shareTestEngines(started.map(({ baseUrl, pluginsFile, log }) => ({ baseUrl, pluginsFile, log })));
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

interface StartOptions {
  readonly port: number;
  readonly java: string;
  readonly jar: string;
  readonly note: (text: string) => void;
}

async function startOne({
  port,
  java,
  jar,
  note,
}: StartOptions): Promise<StartedEngine & { readonly stop: () => Promise<void> }> {
  const pluginsFile = inRepository('.cache/e2e', `plugins-${port}.json`);
  mkdirSync(dirname(pluginsFile), { recursive: true });
  rmSync(pluginsFile, { force: true });
  const keptData = keptDataFile({ engine: 'operaton', tasks: TASKS });
  const engine = await startEngine({ port, java, jar, pluginsFile, keptData });
  await fillEngine({ baseUrl: engine.baseUrl, tasks: TASKS, note, keepData: engine.keepData });
  return {
    baseUrl: engine.baseUrl,
    pluginsFile,
    log: engine.log,
    stop: async () => {
      await engine.stop();
      rmSync(pluginsFile, { force: true });
    },
  };
}
