import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from './containerTool.mjs';

/** @typedef {import('./containerTool.mjs').ContainerTool} ContainerTool */

/**
 * @param {ContainerTool} tool
 * @param {{ name: string, image: string }} container
 * @returns {Promise<string[]>}
 */
export async function faultsOfContainer(tool, { name, image }) {
  const inside = (/** @type {string} */ script, /** @type {string[]} */ ...options) =>
    ask(tool, ['exec', ...options, name, 'sh', '-c', script]);
  const health = await healthCommand(tool, image);
  /** @type {readonly [fact: string, script: string, said: string, ...options: string[]][]} */
  const facts = [
    ['runs as 101', 'id -u; id -g', '101\n101'],
    ['may do nothing that root may', "sed -n 's/^CapEff:[[:space:]]*//p' /proc/1/status", '0000000000000000'],
    ['gains no rights', "sed -n 's/^NoNewPrivs:[[:space:]]*//p' /proc/1/status", '1'],
    [
      'cannot change its files',
      'echo x 2>/dev/null > /srv/taskweave/app/index.html || echo refused',
      'refused',
    ],
    [
      'cannot change its configuration',
      'echo x 2>/dev/null > /etc/nginx/nginx.conf || echo refused',
      'refused',
    ],
    ['is nginx itself', 'tr "\\0" " " < /proc/1/cmdline | cut -c1-20', 'nginx: master proces'],
    ['is healthy', `(${health}) && echo healthy`, 'healthy'],
    ['is ill where nothing answers', `(${health}) 2>/dev/null || echo ill`, 'ill', '-e', 'PORT=1'],
  ];
  /** @type {string[]} */
  const faults = [];
  for (const [fact, script, wanted, ...options] of facts) {
    const said = await inside(script, ...options).catch(String);
    if (said.trim() !== wanted) faults.push(`the container ${fact}: ${said}`);
  }
  return faults;
}

/**
 * @param {ContainerTool} tool
 * @param {string} image
 * @returns {Promise<string>}
 */
async function healthCommand(tool, image) {
  const [inspected] = JSON.parse(await ask(tool, ['image', 'inspect', image]));
  const test = (inspected.Healthcheck ?? inspected.Config?.Healthcheck)?.Test ?? [];
  return test[0] === 'CMD-SHELL' ? test[1] : 'echo "no health check"; false';
}

const FORMER = 'assets/shell.0123456789ab.js';

/**
 * A previous version with another file hash, readable only by its owner, as a careful administrator may unpack it.
 * @param {{ folder: string, to: string }} options
 */
export function layOutFormer({ folder, to }) {
  for (const name of ['container', 'nginx'])
    cpSync(path.join(folder, name), path.join(to, name), { recursive: true });
  for (const name of ['index.html', 'version.json', FORMER]) {
    const file = path.join(to, 'app', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'former');
  }
  spawnSync('chmod', ['-R', 'go-rwx', to]);
}

/**
 * Open pages still find the files of the previous version.
 * @param {string} app
 * @returns {Promise<string[]>}
 */
export async function faultsOfFormer(app) {
  const former = await fetch(`${app}/${FORMER}`);
  const kept = former.headers.get('cache-control');
  const text = await former.text();
  return [
    ...(text === 'former' && kept?.includes('immutable') ? [] : [`a former file: ${former.status} ${kept}`]),
    ...((await (await fetch(`${app}/default/`)).text()).includes('<script')
      ? []
      : ['the page is the former one']),
    ...((await (await fetch(`${app}/version`)).text()).startsWith('{')
      ? []
      : ['the version is the former one']),
  ];
}
