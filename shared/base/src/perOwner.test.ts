import { expect, it } from 'vitest';
import { perOwner } from './perOwner';

it('gives each owner what is its own, and the same each time', () => {
  const idsOf = perOwner((_page: object) => new Set<string>());
  const [here, there] = [{}, {}];
  idsOf(here).add('1');
  expect(idsOf(here).has('1')).toBe(true);
  expect(idsOf(there).has('1')).toBe(false);
});
