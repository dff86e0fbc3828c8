import { listFiles } from '../process/listFiles.mjs';

const SHIPPED = ['shell', 'remotes', 'addons', 'shared', 'plugin-sdk', 'engine/webapp'];

const NOT_SHIPPED =
  /\.test\.|\.gallery\.|\.d\.ts$|\/src\/test\/|^(?:shell|remotes|shared)\/.*\/testing\/|\/command-line\/testing\/|\/type-tests\/|^shared\/ui\/gallery\/|\/engine-client\/generate\//;

/** @returns {string[]} */
export function shippedSources() {
  return listFiles(SHIPPED).filter(
    (file) => /\.(?:ts|tsx|mjs|js|java)$/.test(file) && !NOT_SHIPPED.test(file),
  );
}
