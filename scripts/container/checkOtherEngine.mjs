import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../engine/freePort.mjs';
import { startChild, stopChild } from '../process/children.mjs';
import { bareEngine } from '../release/check/install/springBoot.mjs';
import { coreJourney } from '../release/check/visit/coreJourney.mjs';
import { startContainer } from './image.mjs';

/** How long the engine may take to start, ms. */
const PATIENCE = 240_000;

/**
 * A person's way through the image in front of somebody else's engine, which has not heard of Taskweave, with another path of its
 * web applications and another port in the container.
 *
 * @param {import('./containerTool.mjs').ContainerTool} tool
 * @param {{ image: string, work: string, note: (note: string) => void }} options
 */
export async function checkOtherEngine(tool, { image, work, note }) {
  mkdirSync(work, { recursive: true });
  const enginePort = await freePort();
  note('building a Camunda application');
  const [program = '', ...args] = await bareEngine('camunda', { work, port: enginePort });
  const engine = startChild(program, args, { cwd: work, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(path.join(work, 'engine.log'));
  for (const stream of [engine.stdout, engine.stderr]) stream?.pipe(log, { end: false });
  try {
    note('starting it');
    await untilItAnswers(`http://localhost:${enginePort}/camunda/api/engine/engine`);
    const settings = path.join(work, 'etc');
    mkdirSync(path.join(settings, 'config'), { recursive: true });
    const environment = { ENGINE: `${tool.host}:${enginePort}`, ROOT: '/camunda', PORT: '9000' };
    const container = await startContainer(tool, { image, port: await freePort(), environment, settings });
    note('the journey');
    try {
      await coreJourney({
        address: `${container.origin}/camunda`,
        pluginsFile: path.join(settings, 'config/plugins.json'),
        encoding: 'gzip',
      });
    } finally {
      await container.stop();
    }
  } finally {
    await stopChild(engine);
  }
}

/** @param {string} address */
async function untilItAnswers(address) {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if ((await fetch(address).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${address} did not answer within four minutes.`);
}
