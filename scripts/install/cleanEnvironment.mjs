import { delimiter } from 'node:path';
import { inRepository } from '../process/paths.mjs';

/** What a person may have set for npm itself and pnpm should know, too. */
const KEPT = /^npm_config_(registry|proxy|https?_proxy|noproxy|cafile|userconfig|globalconfig)$/i;

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv} without what npm sets for its own scripts, which pnpm would take for settings; with the
 *   pinned tools first on the path
 */
export function cleanEnvironment(environment) {
  const clean = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_/i.test(name) || KEPT.test(name)),
  );
  // Windows calls it Path.
  const pathName = Object.keys(clean).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const tools = [inRepository('scripts/install/pnpm/node_modules/.bin'), inRepository('node_modules/.bin')];
  const path = (clean[pathName] ?? '').split(delimiter).filter((entry) => !tools.includes(entry));
  return { ...clean, [pathName]: [...tools, ...path].join(delimiter) };
}
