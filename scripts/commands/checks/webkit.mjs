/**
 * `npm run webkit [-- <address>] [--only=<part of a name>] [--pictures=<folder>]`: the core journeys in WebKit as Debian has it.
 *
 * @param {string[]} args
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan(args) {
  return async (progress) => {
    const { startWebKit } = await import('../../browsers/drivers/startWebKit.mjs');
    const { walkInBrowser } = await import('../../browsers/walkInBrowser.mjs');
    return walkInBrowser({
      start: startWebKit,
      missing:
        'There is no WebKit: install its driver and a display (on Debian: apt-get install webkit2gtk-driver xvfb), or let WEBKIT_DRIVER_PATH name one.',
      args,
      progress,
    });
  };
}
