import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { runLogged } from '../process/runLogged.mjs';

/**
 * @typedef {object} ContainerTool what builds and runs images here
 * @property {'podman' | 'docker'} name
 * @property {readonly string[]} always arguments before any other
 * @property {readonly string[]} forBuild arguments after `build`
 * @property {readonly string[]} forRun arguments after `run`
 * @property {string} host this machine, as a container names it
 */

const MISSING = `Nothing here builds images: there is no podman, and no docker whose daemon answers.
On Debian: apt-get install podman buildah runc containernetworking-plugins`;

/**
 * @param {string} work a folder with a short path, for images and containers where the tool takes one
 * @returns {ContainerTool}
 * @throws {Explained} what is missing
 */
export function findContainerTool(work) {
  if (process.platform === 'linux' && answers('podman', ['--version'])) return podman(work);
  if (answers('docker', ['info'])) {
    return {
      name: 'docker',
      always: [],
      forBuild: [],
      forRun: ['--add-host', 'host.docker.internal:host-gateway'],
      host: 'host.docker.internal',
    };
  }
  throw new Explained(MISSING);
}

/**
 * @param {string} work
 * @returns {ContainerTool}
 */
function podman(work) {
  const folders = { '--root': 'images', '--runroot': 'running' };
  const places = Object.entries(folders).flatMap(([option, name]) => {
    const folder = path.join(work, name);
    mkdirSync(folder, { recursive: true });
    return [option, folder];
  });
  return {
    name: 'podman',
    always: [
      ...places,
      // What works everywhere, within another container, too.
      ...['--storage-driver', 'vfs', '--cgroup-manager', 'cgroupfs'],
      // crun stops where both versions of control groups are there.
      ...(answers('runc', ['--version']) ? ['--runtime', 'runc'] : []),
    ],
    // An image of the other format has no health check.
    forBuild: ['--isolation', 'chroot', '--format', 'docker'],
    // Not more than a root without all rights may hand on.
    forRun: ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'],
    host: 'host.containers.internal',
  };
}

/**
 * @param {ContainerTool} tool
 * @param {readonly string[]} args
 * @returns {Promise<string>} what it said
 * @throws {Error} with what it said, where it failed
 */
export async function ask(tool, args) {
  const { code, lines } = await runLogged(tool.name, [...tool.always, ...args]);
  const said = lines.join('\n');
  if (code !== 0) throw new Error(`${tool.name} ${args.join(' ')} ended with ${code}:\n${said}`);
  return said;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function answers(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
