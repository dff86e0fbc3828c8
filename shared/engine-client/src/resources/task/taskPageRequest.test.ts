import { expect, it } from 'vitest';
import { withUniqueLastKey } from './taskPageRequest';

it('adds no key where the id is one already', () => {
  const sorting = [{ sortBy: 'id', sortOrder: 'desc' }] as const;
  expect(withUniqueLastKey(sorting)).toEqual(sorting);
});
