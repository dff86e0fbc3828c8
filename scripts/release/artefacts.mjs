import { makeJar } from './jar.mjs';
import { copyPackages, makeGallery, makeSourceMaps, makeWar } from './smallArtefacts.mjs';
import { makeStaticZip } from './staticZip.mjs';

/**
 * @typedef {object} ReleaseOptions
 * @property {string} out folder of the release: what an artefact writes goes there
 * @property {string} version of the project, as in its package.json
 * @property {number} epoch time that files in archives get, in seconds: the same sources make the same bytes
 * @property {(note: string) => void} note gets what it is about
 *
 * @typedef {(options: ReleaseOptions) => Promise<readonly string[]>} Artefact makes files and answers with their paths
 */

/**
 * What a release holds, in the order in which it is made. Each artefact has a module in this folder.
 *
 * @type {readonly { name: string, make: Artefact }[]}
 */
export const ARTEFACTS = [
  { name: 'jar', make: makeJar },
  { name: 'zip for Tomcat and WildFly', make: makeWar },
  { name: 'source maps', make: makeSourceMaps },
  { name: 'packages for plugin authors', make: copyPackages },
  { name: 'gallery of the components', make: makeGallery },
  { name: 'static zip', make: makeStaticZip },
];
