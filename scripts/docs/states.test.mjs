import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

const CALL = /\bexpectAccessible\(\s*[\w.]+,\s*'([^']+)'/g;

const states = listFiles(['e2e/*.spec.ts']).flatMap((file) => {
  const code = readFileSync(inRepository(file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  expect(code.match(/\bexpectAccessible\(/g) ?? [], file).toHaveLength([...code.matchAll(CALL)].length);
  return [...code.matchAll(CALL)].map(([, state = '']) => ({ state, file }));
});

test('each state that journeys check for accessibility has its own name', () => {
  expect(new Set(states.map(({ state }) => state)).size).toBe(states.length);
});

test('the list names every state: "npm run update -- states" writes it', async () => {
  const lines = states.map(({ state, file }) => `${file.replace('e2e/', '')}: ${state}`).sort();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../e2e/fixtures/looks/states.txt');
});
