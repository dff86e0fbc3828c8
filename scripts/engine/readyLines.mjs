import { USERS } from '../../engine/demo/data/create-people.mjs';

/**
 * @param {string} url
 * @returns {string[]} the line that tells that all is there, and who may sign in
 */
export function readyLines(url) {
  const ids = USERS.map(({ id }) => `${id} / ${id}`);
  return [
    '',
    `Taskweave is ready: ${url}`,
    `Users: demo / demo (admin), ${ids.join(', ')}`,
    'Ctrl+C ends it.',
  ];
}
