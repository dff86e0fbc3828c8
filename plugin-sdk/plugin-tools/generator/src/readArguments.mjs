import { parseArgs } from 'node:util';
import { PARTS } from './parts.mjs';

/** Where `npm start` of Taskweave's repository shows it. */
export const DEFAULT_SHELL = 'http://localhost:8080/operaton/app/taskweave/default/';

const USUAL = 'tab,task-action';

export const HELP = `create-taskweave-plugin <name> [options]

  Begins the project of a plugin in a folder of that name.

  --points <list>     what it contributes, separated by commas; ${USUAL} unless it is given
${Object.entries(PARTS)
  .map(([part, { says }]) => `                        ${part.padEnd(14)} ${says}`)
  .join('\n')}
  --shell <address>   of the Taskweave to develop in; the one that served this command, or
                      ${DEFAULT_SHELL}
  --sdk <address>     of a Taskweave's packages, https://tasks.example/operaton/app/taskweave/sdk/; those of the one
                      that served this command, or the registry`;

/**
 * @typedef {object} CreateOptions
 * @property {string} name
 * @property {readonly string[]} parts
 * @property {string | undefined} shell
 * @property {string | undefined} sdk ends with a slash
 *
 * @param {string[]} parameters as in `['acme-risk', '--points', 'tab']`
 * @returns {CreateOptions | null} null where help is asked for
 * @throws {Error} why they cannot be used
 */
export function readArguments(parameters) {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      points: { type: 'string' },
      shell: { type: 'string' },
      sdk: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  const { points = USUAL, shell, sdk } = values;
  const parts = [...new Set(points.split(/[\s,]+/).filter((part) => part !== ''))];
  const problem = problemOf(positionals, parts, [shell, sdk]);
  if (problem !== null) throw new Error(problem);
  const [name = ''] = positionals;
  const whole = (/** @type {string | undefined} */ address) => address && new URL(address).href;
  return { name, parts, shell: whole(shell), sdk: whole(sdk)?.replace(/\/?$/, '/') };
}

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} parts
 * @param {readonly (string | undefined)[]} addresses
 * @returns {string | null} why they cannot be used
 */
function problemOf([name = '', ...others], parts, addresses) {
  if (others.length > 0) return `One name is enough: ${[name, ...others].join(', ')}.`;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    return `"${name}" cannot be the id of a plugin: small letters, digits and dashes, as in acme-risk.`;
  }
  const unknown = parts.find((part) => !(part in PARTS));
  if (unknown !== undefined) return `There is no "${unknown}": ${Object.keys(PARTS).join(', ')}.`;
  if (parts.length === 0) return 'A plugin contributes something.';
  const wrong = addresses.find((text) => text !== undefined && !isAddress(text));
  return wrong === undefined ? null : `${wrong} is no address.`;
}

/** @param {string} text */
function isAddress(text) {
  return /^https?:/.test(text) && URL.canParse(text);
}
