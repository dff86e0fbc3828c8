import { parseArgs } from 'node:util';
import { explainOptions } from '../../engine/startOptions.mjs';

/**
 * `npm run build`: the app in `dist/app`. With `--force` even if nothing changed.
 *
 * @param {string[]} args
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan(args) {
  const force = parse(args);
  return async (progress) => {
    const { buildApp } = await import('../../build/buildApp.mjs');
    await progress.step('Building the app', (note) => buildApp({ log: note, force }));
    return 0;
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options: { force: { type: 'boolean', default: false } } }).values.force;
  } catch (error) {
    throw explainOptions(error);
  }
}
