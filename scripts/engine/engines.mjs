import { Explained } from '../process/Explained.mjs';

/** @typedef {'operaton' | 'camunda'} EngineName */

/** @type {readonly EngineName[]} */
export const ENGINES = ['operaton', 'camunda'];

/**
 * @param {string} text
 * @returns {EngineName}
 * @throws {Explained}
 */
export function parseEngine(text) {
  const engine = ENGINES.find((name) => name === text);
  if (!engine) {
    throw new Explained(`There is no engine "${text}": --engine takes ${ENGINES.join(' or ')}.`);
  }
  return engine;
}
