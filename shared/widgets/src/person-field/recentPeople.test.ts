import { expect, it } from 'vitest';
import { type RecentStore, recentPeople, rememberPerson } from './recentPeople';

function storeWith(stored: unknown = null): RecentStore {
  let kept = stored;
  return {
    get: () => kept,
    set: (_key, value) => {
      kept = value;
    },
  };
}

it('remembers the last five people, each once, the last one first', () => {
  const store = storeWith();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberPerson(store, { id, name: id });
  expect(recentPeople(store).map(({ id }) => id)).toEqual(['b', 'f', 'e', 'd', 'c']);
});

it.each([null, 'text', { id: 'a' }, [1, null, { name: 'x' }]])(
  'takes %j in the store for nobody',
  (stored) => {
    expect(recentPeople(storeWith(stored))).toEqual([]);
  },
);

it('shows the id of a person who was stored without a name', () => {
  expect(recentPeople(storeWith([{ id: 'a', name: 7 }]))).toEqual([{ id: 'a', name: 'a' }]);
});
