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
          ...wrapped(examples.ids),
          '  What each shows, and where: docs/plugins/README.md',
          `  How each is doing: ${url}#/admin/plugins`,
        ]
      : ['With --plugins, it shows what plugins can do.']),
    'Ctrl+C ends it.',
  ];
}

const WIDTH = 100;

/**
 * @param {readonly string[]} words
 * @returns {string[]} a list with commas, in lines
 */
function wrapped(words) {
  /** @type {string[]} */
  const lines = [];
  for (const [index, word] of words.entries()) {
    const text = index === words.length - 1 ? word : `${word},`;
    const last = lines.at(-1);
    if (last !== undefined && last.length + text.length < WIDTH) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(`  ${text}`);
  }
  return lines;
}
