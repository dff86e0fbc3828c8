import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../engine/freePort.mjs';
import { ask, findContainerTool } from './containerTool.mjs';
import { buildImage, startContainer } from './image.mjs';
import { faultsOfContainer, faultsOfFormer, layOutFormer } from './imageFacts.mjs';
import { makeStandIn } from './standInBase.mjs';

const FORMER = 'localhost/taskweave-check:former';
const IMAGE = 'localhost/taskweave-check:test';

/**
 * Builds the image out of the unpacked zip as its Dockerfile says, to be run as that says.
 *
 * @param {object} options
 * @param {string} options.root the zip is unpacked there
 * @param {number} options.engine its port on this machine
 * @param {string | undefined} options.base the base image; without one, a stand-in is made of what this machine has
 * @param {(note: string) => void} options.note
 * @returns {Promise<import('../serving/fileServers.mjs').InstalledServer>}
 */
export async function containerServer({ root, engine, base, note }) {
  const work = path.join(root, 'work-container');
  mkdirSync(work);
  const tool = findContainerTool(root);
  await build(tool, { root, work, base, note });
  const environment = { ENGINE: `${tool.host}:${engine}` };
  return {
    start: ({ settings, port, origins }) =>
      startContainer(tool, {
        ...{ image: IMAGE, settings, port },
        environment: { ...environment, ...(origins && { ORIGINS: origins }) },
      }),
    faults: async ({ origin }) => {
      // It answers there: another path of the engine's web applications, and another port within the container.
      const elsewhere = { ...environment, ROOT: '/camunda', PORT: '9000' };
      const port = await freePort();
      const other = await startContainer(tool, { image: IMAGE, environment: elsewhere, port });
      const inside = await faultsOfContainer(tool, { name: other.name, image: IMAGE });
      const code = await other.stop();
      return [
        ...(await faultsOfFormer(`${origin}/operaton/app/taskweave`)),
        ...inside,
        ...(code === '0' ? [] : [`it was stopped and ended with ${code}`]),
      ];
    },
    end: async () => {
      // In docker they would stay.
      await ask(tool, ['rmi', '--force', IMAGE, FORMER]).catch(() => '');
    },
  };
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
