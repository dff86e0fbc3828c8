import { chdir } from 'node:process';
import { cleanEnvironment } from './install/cleanEnvironment.mjs';
import { installPackages } from './install/installPackages.mjs';
import { writeRestApi } from './install/writeRestApi.mjs';
import { Progress } from './process/Progress.mjs';
import { inRepository } from './process/paths.mjs';

/**
 * @typedef {(progress: Progress) => Promise<number>} Work to the exit code
 *
 * @typedef {(args: string[]) => Promise<Work | undefined>} Plan looks at the arguments and at the machine before anything is
 *   installed; undefined when there is nothing left to do
 */

/**
 * @param {string} file module of the command, seen from here
 * @param {string} name of the function that plans it
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runCommand(file, name, args) {
  const environment = cleanEnvironment(process.env);
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) {
      delete process.env[name];
    }
  }
  Object.assign(process.env, environment);
  // npm calls us from the root; a person may call us from anywhere.
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
