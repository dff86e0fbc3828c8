import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What people install, and what reads what strangers wrote. */
const SHIPPED = ['shell', 'remotes', 'addons', 'shared', 'plugin-sdk', 'engine/webapp'];

/** Only tests, the gallery and the tools that write our sources use these. */
const NOT_SHIPPED =
  /\.test\.|\.gallery\.|\.d\.ts$|\/src\/test\/|^(?:shell|remotes|shared)\/.*\/testing\/|\/command-line\/testing\/|\/type-tests\/|^shared\/ui\/gallery\/|\/engine-client\/generate\//;

/**
 * The sources of what is shipped, without tests.
 *
 * @param {string} root of the repository
 * @returns {string[]} files, seen from there
 */
export function shippedSources(root) {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SHIPPED],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|js|java)$/.test(file) && !NOT_SHIPPED.test(file))
    .filter((file) => existsSync(path.join(root, file)));
}
