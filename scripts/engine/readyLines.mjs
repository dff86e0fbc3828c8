import { USERS } from '../../engine/demo/data/fill/create-people.mjs';

/**
 * @param {string} url
 * @param {import('../examples/startExamples.mjs').StartedExamples} [examples] those that were started, too
 * @returns {string[]} the line that tells that all is there, and who may sign in
 */
export function readyLines(url, examples) {
  const ids = USERS.map(({ id }) => `${id} / ${id}`);
  return [
    '',
    `Taskweave is ready: ${url}`,
    `Users: demo / demo (admin), ${ids.join(', ')}`,
    ...(examples
      ? [
          `Plugins from ${examples.origin}, pinned in ${examples.file} (config/plugins.json is not read):`,
          `  ${examples.ids.join(', ')}`,
          '  What each shows, and where: docs/plugins/README.md',
          `  How each is doing: ${url}#/admin/plugins`,
        ]
      : ['With --plugins, it shows what plugins can do.']),
    'Ctrl+C ends it.',
  ];
}
