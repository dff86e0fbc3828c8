import { expect, it } from 'vitest';
import { roundsOf } from './roundsOf.mjs';

const page = { began: 0, answered: 1, ended: 5, isPage: true };
const file = { isPage: false };

it('counts what is under way at once as one round', () => {
  expect(
    roundsOf([
      { ...file, began: 0, ended: 2 },
      { ...file, began: 1, ended: 3 },
    ]),
  ).toBe(1);
});

it('counts a request that began after the end of another as a later round', () => {
  expect(
    roundsOf([
      { ...file, began: 2.1, ended: 3 },
      { ...file, began: 0, ended: 1 },
      { ...file, began: 0, ended: 2 },
      { ...file, began: 3.2, ended: 4 },
    ]),
  ).toBe(3);
});

it('takes what is asked for while the page still comes in as the round after it', () => {
  expect(roundsOf([page, { ...file, began: 1.5, ended: 6 }])).toBe(2);
});

it('knows no round without a request, and waits for none that never ended', () => {
  expect(roundsOf([])).toBe(0);
  expect(
    roundsOf([
      { ...file, began: 0 },
      { ...file, began: 5, ended: 6 },
    ]),
  ).toBe(1);
});
