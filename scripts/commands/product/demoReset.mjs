import { parseArgs } from 'node:util';
import { deleteData } from '../../engine/dataLock.mjs';
import { explainOptions } from '../../engine/startOptions.mjs';

/**
 * `npm run demo:reset -- --data ./dir`: deletes the databases in that folder, so that the next start loads the demo data
 * anew.
 *
 * @param {string[]} args
 * @returns {Promise<undefined>}
 */
export async function plan(args) {
  const data = parse(args);
  if (data === undefined) {
    console.log(
      'The demo engine keeps its data in memory, so every start begins anew. For one that was started with --data, name the folder: npm run demo:reset -- --data ./dir',
    );
    return;
  }
  const names = deleteData(data);
  console.log(
    names.length > 0
      ? `Deleted ${names.join(', ')} in ${data}: the next start loads the demo data anew.`
      : `There is no database in ${data}: nothing to delete.`,
  );
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options: { data: { type: 'string' } } }).values.data;
  } catch (error) {
    throw explainOptions(error);
  }
}
