import { listFiles } from '../process/listFiles.mjs';

/** What people install, and what reads what strangers wrote. */
const SHIPPED = ['shell', 'remotes', 'addons', 'shared', 'plugin-sdk', 'engine/webapp'];

/** Only tests, the gallery and the tools that write our sources use these. */
const NOT_SHIPPED =
  /\.test\.|\.gallery\.|\.d\.ts$|\/src\/test\/|^(?:shell|remotes|shared)\/.*\/testing\/|\/command-line\/testing\/|\/type-tests\/|^shared\/ui\/gallery\/|\/engine-client\/generate\//;

/** @returns {string[]} the sources of what is shipped, without tests, seen from the root of the repository */
export function shippedSources() {
  return listFiles(SHIPPED).filter(
    (file) => /\.(?:ts|tsx|mjs|js|java)$/.test(file) && !NOT_SHIPPED.test(file),
  );
}
