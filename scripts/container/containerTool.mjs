import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { runLogged } from '../process/runLogged.mjs';

/**
 * @typedef {object} ContainerTool
 * @property {'podman' | 'docker'} name
 * @property {readonly string[]} always
 * @property {readonly string[]} forBuild
 * @property {readonly string[]} forRun
 * @property {string} host
 */

const MISSING = `Nothing here builds images: there is no podman, and no docker whose daemon answers.
On Debian: apt-get install podman buildah runc containernetworking-plugins`;

/**
 * @param {string} work folder with a short path
 * @returns {ContainerTool}
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
      // This driver works everywhere, even inside another container.
      ...['--storage-driver', 'vfs', '--cgroup-manager', 'cgroupfs'],
      // crun fails where both cgroup versions are present.
      ...(answers('runc', ['--version']) ? ['--runtime', 'runc'] : []),
    ],
    // Images in the OCI format have no health check.
    forBuild: ['--isolation', 'chroot', '--format', 'docker'],
    // A root without all capabilities may not pass on higher limits.
    forRun: ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'],
    host: 'host.containers.internal',
  };
}

/**
 * @param {ContainerTool} tool
 * @param {readonly string[]} args
 * @returns {Promise<string>}
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
