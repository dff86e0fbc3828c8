import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../engine/freePort.mjs';
import { startChild, stopChild } from '../../process/children.mjs';
import { Explained } from '../../process/Explained.mjs';
import { untilAnswers } from '../../process/untilAnswers.mjs';
import { readComplaints, startListeningProxy } from './listeningProxy.mjs';
import { WebDriver } from './WebDriver.mjs';

/**
 * @typedef {import('./Tab').Browser} Browser
 * @typedef {import('./Tab').Tab} Tab
 */

const SIZE = { width: 1366, height: 768 };
const START_LIMIT = 20_000;
const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';

/** @returns {Promise<Browser>} */
export async function startWebKit() {
  const port = await freePort();
  const hasDisplay = process.env.DISPLAY !== undefined || process.env.WAYLAND_DISPLAY !== undefined;
  if (!existsSync(DRIVER) || (!hasDisplay && spawnSync('which', ['xvfb-run']).status !== 0)) {
    throw new Explained(
      'There is no WebKit: "apt-get install webkit2gtk-driver xvfb", or let WEBKIT_DRIVER_PATH name its driver.',
    );
  }
  const [command = '', ...args] = [
    ...(hasDisplay ? [] : ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24']),
    DRIVER,
    `--port=${port}`,
  ];
  const driver = startChild(command, args, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await untilAnswers(`${origin}/status`, { limit: START_LIMIT }))) {
    throw new Error('WebKitWebDriver does not answer.');
  }
  const { session, version } = await WebDriver.start(origin, {});
  await session.send('DELETE', '');
  return {
    name: `WebKitGTK ${version}`,
    newTab: () => newTab(origin),
    close: () => stopChild(driver),
  };
}

/**
 * One session per tab: the driver knows one at a time, and its storage ends with it.
 * @param {string} driver
 * @returns {Promise<Tab>}
 */
async function newTab(driver) {
  const { session } = await WebDriver.start(driver, {});
  await session.send('POST', '/window/rect', SIZE);
  /** @type {Awaited<ReturnType<typeof startListeningProxy>> | null} */
  let proxy = null;
  return {
    async open(address) {
      const { origin, hash, pathname } = new URL(address);
      proxy ??= await startListeningProxy(origin);
      await session.send('POST', '/url', { url: 'about:blank' });
      await session.send('POST', '/url', { url: `${proxy.origin}${pathname}${hash}` });
    },
    run: (work, ...args) => session.run(work, args),
    click: (x, y) => session.click(x, y),
    type: (text) => session.type(text),
    press: (...keys) => session.press(keys),
    resize: (width, height) => session.send('POST', '/window/rect', { width, height }),
    complaints: () => session.run(readComplaints, []),
    async close() {
      await session.send('DELETE', '');
      proxy?.stop();
    },
  };
}
