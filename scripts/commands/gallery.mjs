import { parseOptions, wholeNumber } from '../process/parseOptions.mjs';

/** @type {import('../runCommand.mjs').Plan} */
export async function plan(args) {
  const { values } = parseOptions({ args, options: { port: { type: 'string', default: '8070' } } });
  const port = wholeNumber('port', values.port, 1, 65_535);
  return async (progress) => {
    const { checkPort } = await import('../engine/freePort.mjs');
    await checkPort(port);
    const { serveGallery } = await import('../gallery/buildGallery.mjs');
    await progress.step('Building the gallery', () => serveGallery(port));
    console.log(`\nThe gallery is at http://localhost:${port}/; Ctrl+C ends it.`);
    return new Promise(() => {});
  };
}
