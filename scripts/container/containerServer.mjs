import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../engine/freePort.mjs';
import { untilAnswers } from '../process/untilAnswers.mjs';
import { ask, findContainerTool } from './containerTool.mjs';
import { faultsOfContainer, faultsOfFormer, layOutFormer } from './imageFacts.mjs';
import { makeStandIn } from './standInBase.mjs';

const FORMER = 'localhost/taskweave-check:former';
const IMAGE = 'localhost/taskweave-check:test';
const LIMIT = 15_000;

const HARDENED = [
  ...['--read-only', '--tmpfs', '/tmp'],
  ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
];

/** @typedef {import('./containerTool.mjs').ContainerTool} ContainerTool */

/**
 * @param {object} options
 * @param {string} options.root
 * @param {number} options.engine
 * @param {string | undefined} options.base
 * @param {(note: string) => void} options.note
 * @returns {Promise<import('../serving/fileServers.mjs').InstalledServer>}
 */
export async function containerServer({ root, engine, base: given, note }) {
  const work = path.join(root, 'work-container');
  mkdirSync(work);
  const tool = findContainerTool(root);
  note(given ?? 'a stand-in for the base');
  const base = given ?? (await makeStandIn(tool, path.join(work, 'base')));
  const folder = path.join(root, 'taskweave');
  const former = path.join(work, 'former');
  layOutFormer({ folder, to: former });
  note('a version before');
  await buildImage(tool, { folder: former, name: FORMER, build: { BASE: base } });
  note('this version');
  await buildImage(tool, { folder, name: IMAGE, build: { BASE: base, PREVIOUS: FORMER } });
  const environment = { ENGINE: `${tool.host}:${engine}` };
  return {
    start: ({ settings, port, origins }) =>
      startContainer(tool, {
        port,
        settings,
        environment: { ...environment, ...(origins && { ORIGINS: origins }) },
      }),
    faults: async ({ origin }) => {
      const elsewhere = { ...environment, ROOT: '/camunda', PORT: '9000' };
      const other = await startContainer(tool, { port: await freePort(), environment: elsewhere });
      const inside = await faultsOfContainer(tool, { name: other.name, image: IMAGE });
      const code = await other.stop();
      return [
        ...(await faultsOfFormer(`${origin}/operaton/app/taskweave`)),
        ...inside,
        ...(code === '0' ? [] : [`it was stopped and ended with ${code}`]),
      ];
    },
    end: async () => {
      // Docker would keep the images.
      await ask(tool, ['rmi', '--force', IMAGE, FORMER]).catch(() => '');
    },
  };
}

/**
 * @param {ContainerTool} tool
 * @param {{ folder: string, name: string, build: Readonly<Record<string, string>> }} options
 */
async function buildImage(tool, { folder, name, build }) {
  const given = Object.entries(build).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  const file = path.join(folder, 'container/Dockerfile');
  await ask(tool, ['build', ...tool.forBuild, '-f', file, ...given, '-t', name, folder]);
}

/**
 * @param {ContainerTool} tool
 * @param {{ port: number, environment: Readonly<Record<string, string>>, settings?: string }} options
 */
async function startContainer(tool, { port, environment, settings }) {
  const name = `taskweave-${port}`;
  const variables = Object.entries(environment).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const mounted = settings === undefined ? [] : ['-v', `${settings}:/etc/taskweave:ro`];
  const published = ['-p', `127.0.0.1:${port}:${environment.PORT ?? '8080'}`];
  const options = [...tool.forRun, ...HARDENED, ...published, ...variables, ...mounted];
  await ask(tool, ['run', '--detach', '--name', name, ...options, IMAGE]);
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    await ask(tool, ['stop', '--time', '5', name]);
    const code = await ask(tool, ['inspect', '--format', '{{.State.ExitCode}}', name]);
    await ask(tool, ['rm', '--force', name]);
    return code.trim();
  };
  const health = `${origin}${environment.ROOT ?? '/operaton'}/app/taskweave/health/live`;
  if (await untilAnswers(health, { limit: LIMIT })) return { name, origin, stop };
  const said = await ask(tool, ['logs', name]).catch(String);
  await ask(tool, ['rm', '--force', name]);
  throw new Error(`The container did not answer at ${health}:\n${said.slice(-2000)}`);
}
