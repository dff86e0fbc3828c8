import { expect, it } from 'vitest';
import { completeQuery, SHARED_QUERY } from './sharedQuery';

it('has the rest once a plugin may take it, and guards that, too', async () => {
  const names = Object.keys(SHARED_QUERY);
  expect(names).not.toContain('useInfiniteQuery');
  await completeQuery();
  expect(Object.keys(SHARED_QUERY)).toEqual(
    expect.arrayContaining([...names, 'useInfiniteQuery', 'hydrate']),
  );
  const { focusManager } = SHARED_QUERY as { readonly focusManager: object };
  expect(Object.isFrozen(focusManager)).toBe(true);
});
