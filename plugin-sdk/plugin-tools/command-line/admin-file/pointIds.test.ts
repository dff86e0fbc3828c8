import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { POINT_IDS } from '../../../src/contract/pointIds';

test('every point that the types know is listed', () => {
  const source = readFileSync(new URL('../../../src/contract/points.ts', import.meta.url), 'utf8');
  const declared = [...source.matchAll(/^ {2}'([\w.-]+)': PointContract/gm)].map(([, id]) => id);
  expect([...POINT_IDS].sort()).toEqual(declared.sort());
});
