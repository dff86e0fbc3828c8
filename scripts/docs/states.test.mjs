import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

const CALL = /\bexpectAccessible\(\s*[\w.]+,\s*'([^']+)'/g;

const states = listFiles(['e2e/*.spec.ts']).flatMap((file) => {
  const code = readFileSync(inRepository(file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  expect(code.match(/\bexpectAccessible\(/g) ?? [], file).toHaveLength([...code.matchAll(CALL)].length);
  return [...code.matchAll(CALL)].map(([, state]) => state);
});

test('each state that journeys check for accessibility has its own name', () => {
  expect(new Set(states).size).toBe(states.length);
});
