import { parseArgs } from 'node:util';
import { Explained } from './Explained.mjs';

/**
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function parseOptions(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      const first = error.message.split(/\.\s/)[0] ?? error.message;
      throw new Explained(`${first}. --help shows what there is.`);
    }
    throw error;
  }
}

/**
 * @param {string} option
 * @param {string} text
 * @param {number} [least]
 * @param {number} [most]
 * @returns {number}
 */
export function wholeNumber(option, text, least = 1, most = 1_000_000) {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Explained(`--${option} takes a number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}
