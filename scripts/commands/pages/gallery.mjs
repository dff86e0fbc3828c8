import { parseArgs } from 'node:util';
import { explainOptions } from '../../engine/startOptions.mjs';

const PORT = 8070;

/**
 * `npm run gallery`: every component on a page of its own, for the eye and for the keyboard. Changes show at once.
 *
 * @param {string[]} args `--port 9000` for another port
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan(args) {
  const port = parse(args);
  return async (progress) => {
    const { checkPort } = await import('../../engine/freePort.mjs');
    await checkPort(port);
    const { serveGallery } = await import('../../gallery/serveGallery.mjs');
    const { url } = await progress.step('Building the gallery', () => serveGallery({ port }));
    console.log(`\nThe gallery is at ${url}; Ctrl+C ends it.`);
    return new Promise(() => {});
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string', default: String(PORT) } } });
    return Number(values.port);
  } catch (error) {
    throw explainOptions(error);
  }
}
