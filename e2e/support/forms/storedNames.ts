import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from '../../../scripts/process/paths.mjs';

const ROOTS = ['shell/src', 'remotes', 'shared', 'plugin-sdk/src'];
const NAMED = /\b[A-Z_]*(?:KEY|PREFIX)\b\s*=\s*['`](taskweave[^'`$]*)/g;

/**
 * Every name under which the sources keep something in the browser, as far as it is a constant; one that is only a beginning
 * gets an end. A new one is among them by itself.
 */
export function storedNames(): readonly string[] {
  const files = ROOTS.flatMap((root) =>
    readdirSync(inRepository(root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.test\./.test(file))
      .map((file) => join(root, file)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(inRepository(file), 'utf8').matchAll(NAMED)].map(([, name = '']) => name),
  );
  const ends = ['default', '/operaton', 'demo'];
  const whole = names.flatMap((name) => (/[:.]$/.test(name) ? ends.map((end) => name + end) : [name]));
  const looks = ['theme', 'density', 'contrast'].map((look) => `taskweave.${look}`);
  return [...new Set([...whole, ...looks, 'taskweave.locale:/operaton'])];
}
