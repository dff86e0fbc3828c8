// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { applyDensity, chooseDensity, DENSITIES, readDensity } from './density';

beforeEach(() => {
  localStorage.clear();
  applyDensity('comfortable');
});

it.each(DENSITIES)('keeps %s for the next visit', (density) => {
  chooseDensity(density);
  expect(readDensity()).toBe(density);
});

it('marks the page by all but the usual one', () => {
  const marks = DENSITIES.map((density) => {
    chooseDensity(density);
    return document.documentElement.dataset.density;
  });
  expect(marks).toEqual(['compact', undefined, 'roomy']);
});

it('falls back to the usual one for what it does not know', () => {
  localStorage.setItem('taskweave.density', 'tiny');
  expect(readDensity()).toBe('comfortable');
});
