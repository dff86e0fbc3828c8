import { delimiter } from 'node:path';
import { inRepository } from '../process/paths.mjs';

const KEPT = /^npm_config_(registry|proxy|https?_proxy|noproxy|cafile|userconfig|globalconfig)$/i;

/**
 * pnpm would take the variables that npm sets for its scripts as settings.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(environment) {
  const clean = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_/i.test(name) || KEPT.test(name)),
  );
  // Windows spells it `Path`.
  const pathName = Object.keys(clean).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const tools = [inRepository('scripts/install/pnpm/node_modules/.bin'), inRepository('node_modules/.bin')];
  const path = (clean[pathName] ?? '').split(delimiter).filter((entry) => !tools.includes(entry));
  return { ...clean, [pathName]: [...tools, ...path].join(delimiter) };
}
