import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../engine/freePort.mjs';
import { differences, expectedAnswers } from '../serving/answers.mjs';
import { ask, findContainerTool } from './containerTool.mjs';
import { buildImage, startContainer } from './image.mjs';
import { faultsOfContainer, faultsOfFormer, layOutFormer, takenValues } from './imageFacts.mjs';
import { makeStandIn } from './standInBase.mjs';

const FORMER = 'localhost/taskweave-check:former';
const IMAGE = 'localhost/taskweave-check:test';

/**
 * Builds the image out of the unpacked zip as its Dockerfile says, runs it as that says, and looks at it from inside and outside.
 *
 * @param {object} options
 * @param {string} options.root the zip is unpacked there
 * @param {number} options.engine its port on this machine
 * @param {string} options.script a file with a hash in its name
 * @param {string | undefined} options.base the base image; without one, a stand-in is made of what this machine has
 * @param {(server: { origin: string, pluginsFile: string }) => Promise<boolean>} options.journeys whether they went well
 * @param {import('../process/Progress.mjs').Progress} options.progress
 * @returns {Promise<number>} 1 where something failed
 */
export async function checkContainer({ root, engine, script, base, journeys, progress }) {
  const work = path.join(root, 'work-container');
  mkdirSync(work);
  const tool = findContainerTool(root);
  try {
    await progress.step('Building the image', (note) => build(tool, { root, work, base, note }));
    const settings = path.join(work, 'etc');
    const pluginsFile = path.join(settings, 'config/plugins.json');
    mkdirSync(path.dirname(pluginsFile), { recursive: true });
    const environment = { ENGINE: `${tool.host}:${engine}` };
    const given = { image: IMAGE, environment, settings };

    const strict = await startContainer(tool, { ...given, port: await freePort() });
    const expected = expectedAnswers({ script });
    const found = await differences(strict.origin, expected);
    console.log(`container: ${expected.length - found.length} of ${expected.length} answers as expected`);
    found.push(...(await faultsOfFormer(`${strict.origin}/operaton/app/taskweave`)));
    found.push(...(await faultsOfContainer(tool, { name: strict.name, image: IMAGE })));
    const ended = await strict.stop();
    if (ended !== '0') found.push(`it was stopped and ended with ${ended}`);
    found.push(...(await takenValues(tool, IMAGE)));
    for (const line of found) console.log(`  ${line}`);

    writeFileSync(pluginsFile, '{}');
    // Journeys bring plugins from servers of their own.
    const open = await startContainer(tool, {
      ...given,
      environment: { ...environment, ORIGINS: 'http://localhost:*' },
      port: await freePort(),
    });
    const went = await journeys({ origin: open.origin, pluginsFile });
    await open.stop();
    // It answers there: another path of the engine's web applications, and another port within the container.
    const elsewhere = { ...environment, ROOT: '/camunda', PORT: '9000' };
    const other = await startContainer(tool, { ...given, environment: elsewhere, port: await freePort() });
    await other.stop();
    return found.length > 0 || !went ? 1 : 0;
  } finally {
    // In docker they would stay.
    await ask(tool, ['rmi', '--force', IMAGE, FORMER]).catch(() => '');
  }
}

/**
 * @param {import('./containerTool.mjs').ContainerTool} tool
 * @param {{ root: string, work: string, base: string | undefined, note: (note: string) => void }} options
 */
async function build(tool, { root, work, base: given, note }) {
  note(given ?? 'a stand-in for the base');
  const base = given ?? (await makeStandIn(tool, path.join(work, 'base')));
  const folder = path.join(root, 'taskweave');
  const former = path.join(work, 'former');
  layOutFormer({ folder, to: former });
  note('a version before');
  await buildImage(tool, { folder: former, name: FORMER, build: { BASE: base } });
  note('this version');
  await buildImage(tool, { folder, name: IMAGE, build: { BASE: base, PREVIOUS: FORMER } });
}
