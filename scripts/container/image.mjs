import path from 'node:path';
import { untilAnswers } from '../process/untilAnswers.mjs';
import { ask } from './containerTool.mjs';

/** Milliseconds until a container that does not answer counts as failed. */
const LIMIT = 15_000;

/** As the first lines of the Dockerfile say, and the manifest for Kubernetes. */
const HARDENED = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
];

/** @typedef {import('./containerTool.mjs').ContainerTool} ContainerTool */

/**
 * Builds the image as the Dockerfile of the zip says.
 *
 * @param {ContainerTool} tool
 * @param {object} options
 * @param {string} options.folder the unpacked zip
 * @param {string} options.name of the image
 * @param {Readonly<Record<string, string>>} options.build arguments of the build
 */
export async function buildImage(tool, { folder, name, build }) {
  const given = Object.entries(build).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  const file = path.join(folder, 'container/Dockerfile');
  await ask(tool, ['build', ...tool.forBuild, '-f', file, ...given, '-t', name, folder]);
}

/**
 * @typedef {object} RunningContainer
 * @property {string} name
 * @property {string} origin
 * @property {() => Promise<string>} stop answers with the code that it ended with
 */

/**
 * Starts the image as the Dockerfile says it should be, and waits until it answers.
 *
 * @param {ContainerTool} tool
 * @param {object} options
 * @param {string} options.image
 * @param {number} options.port of this machine
 * @param {Readonly<Record<string, string>>} options.environment
 * @param {string} [options.settings] the administrator's folder: what is `/etc/taskweave` in the container
 * @returns {Promise<RunningContainer>}
 */
export async function startContainer(tool, { image, port, environment, settings }) {
  const name = `taskweave-${port}`;
  const inside = environment.PORT ?? '8080';
  const variables = Object.entries(environment).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const mounted = settings === undefined ? [] : ['-v', `${settings}:/etc/taskweave:ro`];
  const published = ['-p', `127.0.0.1:${port}:${inside}`];
  const options = [...tool.forRun, ...HARDENED, ...published, ...variables, ...mounted];
  await ask(tool, ['run', '--detach', '--name', name, ...options, image]);
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
