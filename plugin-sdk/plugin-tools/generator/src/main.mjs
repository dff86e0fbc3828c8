#!/usr/bin/env node
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installedFrom, isCurrent } from './installedFrom.mjs';
import { projectFiles } from './projectFiles.mjs';
import { DEFAULT_SHELL, HELP, readArguments } from './readArguments.mjs';
import { writeProject } from './writeProject.mjs';

process.exitCode = await run(process.argv.slice(2));

/**
 * @param {string[]} parameters
 * @returns {Promise<number>} the exit code
 */
async function run(parameters) {
  /** @type {ReturnType<typeof readArguments>} */
  let given;
  try {
    given = readArguments(parameters);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return 2;
  }
  if (given === null) {
    console.log(HELP);
    return 0;
  }
  const origin = installedFrom(import.meta.url);
  if (origin !== undefined && !(await isCurrent(origin))) {
    console.error(
      [
        `npm kept this command from an earlier visit, and ${origin.address} has another one now. This runs the new one:`,
        '',
        `  npm exec --package="${origin.fresh}" -- create-taskweave-plugin ${parameters.join(' ')}`,
      ].join('\n'),
    );
    return 1;
  }
  const { name, parts, shell = origin?.shell ?? DEFAULT_SHELL, sdk = origin?.sdk } = given;
  const folder = path.resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    console.error(`${folder} is there already, and not empty: choose another name.`);
    return 1;
  }
  writeProject(folder, projectFiles({ name, parts, shell, sdk }));
  console.log(
    [
      `${name} is in ${path.relative(process.cwd(), folder) || '.'}. Next:`,
      '',
      `  cd ${name}`,
      '  npm install',
      '  npm test           # types and unit tests',
      '  npm run dev        # shows it in a Taskweave that runs, at every change',
    ].join('\n'),
  );
  return 0;
}
