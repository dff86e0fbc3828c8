import { makeJar } from './jar.mjs';
import { copyPackages, makeGallery, makeSourceMaps, makeWar } from './smallArtefacts.mjs';
import { makeStaticZip } from './staticZip.mjs';

/**
 * @typedef {object} ReleaseOptions
 * @property {string} out
 * @property {string} version
 * @property {number} epoch
 * @property {(note: string) => void} note
 * @typedef {(options: ReleaseOptions) => Promise<readonly string[]>} Artefact
 */

/** @type {readonly { name: string, make: Artefact }[]} */
export const ARTEFACTS = [
  { name: 'jar', make: makeJar },
  { name: 'zip for Tomcat and WildFly', make: makeWar },
  { name: 'source maps', make: makeSourceMaps },
  { name: 'packages for plugin authors', make: copyPackages },
  { name: 'gallery of the components', make: makeGallery },
  { name: 'static zip', make: makeStaticZip },
];
