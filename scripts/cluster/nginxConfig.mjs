import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

const FILES = /\n {4}# While an upgrade goes[\s\S]*?\n {4}\}\n/;

/**
 * @param {object} options
 * @param {number} options.port
 * @param {readonly [number, number]} options.nodes
 * @param {boolean} options.isSticky
 * @param {string} options.cookie
 * @param {string} options.folder
 * @param {boolean} [options.looksForFiles]
 * @param {string | undefined} options.user
 * @returns {string}
 */
export function nginxConfig({ port, nodes: [a, b], isSticky, cookie, folder, user, looksForFiles = true }) {
  const file = inRepository('scripts/cluster/nginx', isSticky ? 'sticky.conf' : 'shared.conf');
  const config = readFileSync(file, 'utf8')
    .replace('TASKWEAVE_USER', user ? `user ${user};` : '')
    .replaceAll('TASKWEAVE_FOLDER', folder)
    .replaceAll('TASKWEAVE_COOKIE', cookie)
    .replaceAll('TASKWEAVE_PORT_A', String(a))
    .replaceAll('TASKWEAVE_PORT_B', String(b))
    .replaceAll('TASKWEAVE_PORT', String(port));
  return looksForFiles ? config : config.replace(FILES, '');
}
