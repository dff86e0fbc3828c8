import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {...string} parts
 * @returns {string}
 */
export function inRepository(...parts) {
  return join(ROOT, ...parts);
}
