import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions } from '../process/parseOptions.mjs';

/** @typedef {import('../runCommand.mjs').Plan} Plan */

const DATABASE = /^taskweave-(operaton|camunda)\.(new\.)?(mv|trace|newFile)\.db$/;

/** @type {Plan} */
export async function start(args) {
  if (args.includes('--cluster')) {
    const { planCluster } = await import('../cluster/planCluster.mjs');
    return planCluster(args.filter((arg) => arg !== '--cluster'));
  }
  const { planEngine } = await import('../engine/planEngine.mjs');
  return planEngine(args);
}

/** @type {Plan} */
export async function dev(args) {
  const { planEngine } = await import('../engine/planEngine.mjs');
  const { startDevServer } = await import('../build/startDevServer.mjs');
  return planEngine(args, { startFront: startDevServer });
}

/** @type {Plan} */
export async function build(args) {
  const { force } = parseOptions({ args, options: { force: { type: 'boolean', default: false } } }).values;
  return async (progress) => {
    const { buildApp } = await import('../build/buildApp.mjs');
    await progress.step('Building the app', (note) => buildApp({ log: note, force }));
    return 0;
  };
}

/** `npm run demo:reset -- --data ./dir` @type {Plan} */
export async function demoReset(args) {
  const { data } = parseOptions({ args, options: { data: { type: 'string' } } }).values;
  if (data === undefined) {
    console.log(
      'Without --data the engine keeps nothing. Name the folder: npm run demo:reset -- --data ./dir',
    );
    return undefined;
  }
  const names = existsSync(data) ? readdirSync(data).filter((name) => DATABASE.test(name)) : [];
  for (const name of names) rmSync(join(data, name));
  console.log(
    names.length > 0 ? `Deleted in ${data}: ${names.join(', ')}` : `There is no database in ${data}.`,
  );
  return undefined;
}
