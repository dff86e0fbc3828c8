import { chdir } from 'node:process';
import { cleanEnvironment } from './install/cleanEnvironment.mjs';
import { installPackages } from './install/installPackages.mjs';
import { writeRestApi } from './install/writeRestApi.mjs';
import { Progress } from './process/Progress.mjs';
import { inRepository } from './process/paths.mjs';

/**
 * @typedef {(progress: Progress) => Promise<number>} Work resolves with the exit code
 * @typedef {(args: string[]) => Promise<Work | undefined>} Plan checks arguments and machine before anything is installed; undefined if nothing is left to do
 */

/**
 * @param {string} file
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runCommand(file, name, args) {
  const environment = cleanEnvironment(process.env);
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) {
      delete process.env[name];
    }
  }
  Object.assign(process.env, environment);
  chdir(inRepository());

  const progress = new Progress();
  /** @type {Record<string, Plan>} */
  const { [name]: plan } = await import(file);
  const work = await plan?.(args);
  if (!work) {
    return 0;
  }
  /** @type {(name: string, task: () => Promise<void>) => Promise<void>} */
  const step = (name, task) => progress.step(name, task);
  await installPackages(step);
  await writeRestApi(step);
  return work(progress);
}
