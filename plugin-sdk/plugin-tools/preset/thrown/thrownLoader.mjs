import { tellThrown } from './tellThrown.mjs';

/**
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 * @param {any} map lines stay where they are
 */
export default function thrownLoader(source, map) {
  this.callback(null, tellThrown(source), map);
}
