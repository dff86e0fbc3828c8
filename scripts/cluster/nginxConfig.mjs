import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

/** The rules that find a file at the node that has it. */
const FILES = /\n {4}# While an upgrade goes[\s\S]*?\n {4}\}\n/;

/**
 * The whole configuration of an nginx in front of two engine nodes.
 *
 * @param {object} options
 * @param {number} options.port of the address that people know
 * @param {readonly [number, number]} options.nodes ports
 * @param {boolean} options.isSticky
 * @param {string} options.cookie name of the nodes' session cookie
 * @param {string} options.folder for the files of this nginx
 * @param {boolean} [options.looksForFiles] whether a file that one node has not is asked of the other one; else nothing is said of files
 * @param {string | undefined} options.user whom it works as where it is started by root
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
