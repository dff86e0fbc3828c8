/**
 * `npm run firefox [-- <address>] [--only=<part of a name>] [--pictures=<folder>]`: the core journeys in Firefox as Debian has it.
 *
 * @param {string[]} args
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan(args) {
  return async (progress) => {
    const { startFirefox } = await import('../../browsers/drivers/startFirefox.mjs');
    const { walkInBrowser } = await import('../../browsers/walkInBrowser.mjs');
    return walkInBrowser({
      start: startFirefox,
      missing:
        'There is no Firefox: install it (on Debian: apt-get install firefox-esr), or let FIREFOX_PATH name one.',
      args,
      progress,
    });
  };
}
