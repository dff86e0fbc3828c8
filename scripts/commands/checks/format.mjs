import { startChild } from '../../process/children.mjs';

/**
 * `npm run format`: formats everything and sorts the imports.
 *
 * @param {string[]} args for Biome
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan(args) {
  return () =>
    new Promise((resolve) => {
      const child = startChild('biome', ['check', '--write', '--linter-enabled=false', ...args], {
        stdio: 'inherit',
      });
      child.once('close', (code) => resolve(code ?? 1));
    });
}
