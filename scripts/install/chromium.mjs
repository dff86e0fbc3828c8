import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';

/** Without the browser's own windows, a journey is a quarter faster. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DEBIAN_PACKAGES = [HEADLESS, 'fonts-noto-core', 'fonts-noto-color-emoji'];

/** @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...ELSEWHERE].find((path) => existsSync(path));
}

/**
 * @param {(note: string) => void} [note]
 * @returns {Promise<string>}
 */
export async function ensureChromium(note = () => {}) {
  const found = findChromium();
  if (found && runs(found)) {
    return found;
  }
  if (process.env.CHROMIUM_PATH) {
    throw new Explained(
      `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not run: name a Chromium, or unset it.`,
    );
  }
  note("Playwright's download");
  await runLogged('playwright', ['install', 'chromium'], {
    logFile: inRepository('.cache/logs', 'install-chromium-playwright.log'),
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  const downloaded = findChromium();
  if (downloaded && runs(downloaded)) {
    return downloaded;
  }
  if (mayUseApt()) {
    note("Debian's package");
    await installFromDebian();
    const installed = findChromium();
    if (installed && runs(installed)) {
      return installed;
    }
  }
  throw new Explained(
    'The journeys need Chromium, and none could be installed: install it (for example the package chromium), or let CHROMIUM_PATH name one, and run the same command again.',
  );
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function mayUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const logFile = inRepository('.cache/logs', 'install-chromium-apt.log');
  await runLogged('apt-get', ['update', '-q'], { env });
  await runLogged('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...DEBIAN_PACKAGES], {
    env,
    logFile,
  });
}
