import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ELSEWHERE = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @returns {string | undefined} path of a Firefox that is on this machine */
export function findFirefox() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name)));
  return process.env.FIREFOX_PATH ?? [...onPath, ...ELSEWHERE].find((path) => existsSync(path));
}
