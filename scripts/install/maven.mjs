import { Explained } from '../process/Explained.mjs';
import { explainFailure } from '../process/explainFailure.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';
import { findJava } from './findJava.mjs';

/**
 * Goes online only for missing artifacts.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ cwd?: string, note?: (note: string) => void }} [options]
 */
export async function maven(name, args, { cwd = inRepository(), note = () => {} } = {}) {
  const logFile = inRepository('.cache/logs', `maven-${name}.log`);
  const { environment } = findJava();
  /** @param {string} line */
  const onLine = (line) => {
    const [, module] = /^\[INFO\] Building (.+?\[\d+\/\d+\])/.exec(line) ?? [];
    if (module) note(module);
  };
  const run = (/** @type {string} */ mode) =>
    runLogged('mvn', ['-B', mode, ...args], { cwd, env: environment, logFile, onLine });
  let outcome = await run('-o');
  if (/offline mode|has not been downloaded from it before/.test(outcome.lines.join('\n'))) {
    outcome = await run('-U');
  }
  if (outcome.code !== 0) throw new Explained(explainFailure('mvn', outcome.lines, logFile));
}
