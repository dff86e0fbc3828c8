import { parseArgs } from 'node:util';
import { PARTS } from './parts.mjs';

/** Where `npm start` of Taskweave's repository shows it. */
export const DEFAULT_SHELL = 'http://localhost:8080/operaton/app/taskweave/default/';

export const HELP = `create-plugin [name] [options]

  Begins the project of a plugin in a folder of that name.

  --points <list>     what it contributes, separated by commas; tab,task-action unless it is given
${Object.entries(PARTS)
  .map(([part, { says }]) => `                        ${part.padEnd(14)} ${says}`)
  .join('\n')}
  --shell <address>   of the Taskweave to develop in; the one that served this command, or
                      ${DEFAULT_SHELL}
  --sdk <address>     of a Taskweave's packages, https://tasks.example/operaton/app/taskweave/sdk/; those of the one
                      that served this command, or the registry
  --yes               asks nothing`;

/**
 * @typedef {object} CreateOptions
 * @property {string} [name]
 * @property {readonly string[]} [parts]
 * @property {string} [shell]
 * @property {string} [sdk] ends with a slash
 */

/**
 * @typedef {{ kind: 'options', options: CreateOptions, isSilent: boolean } | { kind: 'help' } | { kind: 'wrong', message: string }} Arguments
 */

/**
 * @param {string[]} parameters as in `['acme-risk', '--points', 'tab']`
 * @returns {Arguments}
 */
export function readArguments(parameters) {
  let read;
  try {
    read = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        points: { type: 'string' },
        shell: { type: 'string' },
        sdk: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = read;
  if (values.help) return { kind: 'help' };
  const [name, ...others] = positionals;
  if (others.length > 0) return { kind: 'wrong', message: `One name is enough: ${positionals.join(', ')}.` };
  const wrong = (name !== undefined && nameProblem(name)) || partsProblem(values.points);
  if (wrong) return { kind: 'wrong', message: wrong };
  const noAddress = [values.shell, values.sdk].find((text) => text !== undefined && !isAddress(text));
  if (noAddress !== undefined) return { kind: 'wrong', message: `${noAddress} is no address.` };
  return {
    kind: 'options',
    isSilent: values.yes ?? false,
    options: {
      ...(name !== undefined && { name }),
      ...(values.points !== undefined && { parts: listOf(values.points) }),
      ...(values.shell !== undefined && { shell: values.shell }),
      ...(values.sdk !== undefined && { sdk: values.sdk.replace(/\/?$/, '/') }),
    },
  };
}

/** @param {string} text */
function isAddress(text) {
  return /^https?:/.test(text) && URL.canParse(text);
}

/**
 * @param {string} name
 * @returns {string | null} why it cannot be the id of a plugin
 */
export function nameProblem(name) {
  return /^[a-z][a-z0-9-]*$/.test(name)
    ? null
    : `"${name}" cannot be the id of a plugin: small letters, digits and dashes, as in acme-risk.`;
}

/**
 * @param {string | undefined} points
 * @returns {string | null} which of them is unknown
 */
export function partsProblem(points) {
  if (points === undefined) return null;
  const unknown = listOf(points).find((part) => !(part in PARTS));
  if (unknown !== undefined) return `There is no "${unknown}": ${Object.keys(PARTS).join(', ')}.`;
  return listOf(points).length === 0 ? 'A plugin contributes something.' : null;
}

/** @param {string} list */
export function listOf(list) {
  return [...new Set(list.split(/[\s,]+/).filter((part) => part !== ''))];
}
