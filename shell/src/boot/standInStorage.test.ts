import { expect, it } from 'vitest';
import { standInStorage } from './standInStorage';

it.each([
  [
    'throws',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['is null', () => null],
])('stands in for storage that %s', (_, get) => {
  const page = Object.defineProperties({} as Window, {
    localStorage: { get, configurable: true },
    sessionStorage: { get, configurable: true },
  });
  standInStorage(page);
  page.localStorage.setItem('a', '1');
  page.localStorage.setItem('b', '2');
  page.localStorage.removeItem('b');
  const { length } = page.localStorage;
  expect(length).toBe(1);
  expect(page.localStorage.key(0)).toBe('a');
  expect(Object.keys(page.localStorage)).toEqual(['a']);
  expect([page.localStorage.getItem('a'), page.localStorage.getItem('getItem')]).toEqual(['1', null]);
  expect(page.sessionStorage.getItem('a')).toBeNull();
});

it('leaves storage alone that can be used', () => {
  const storage = { getItem: () => 'own' };
  const page = { localStorage: storage, sessionStorage: storage };
  standInStorage(page);
  expect(page.localStorage).toBe(storage);
});
