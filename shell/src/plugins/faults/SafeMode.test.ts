import { expect, it } from 'vitest';
import { readSafeMode } from './SafeMode';

it.each([
  ['', 'acme-risk', null],
  ['?plugins=off', 'acme-risk', 'safe-mode'],
  ['?plugins=off', 'taskweave-filters', null],
  ['?plugins=off:acme-risk', 'acme-risk', 'safe-mode'],
  ['?plugins=off:acme-risk,cats', 'cats', 'safe-mode'],
  ['?plugins=off:cats', 'acme-risk', null],
  ['?plugins=off:taskweave-filters', 'taskweave-filters', 'safe-mode'],
])('with %s, %s is switched off by: %s', (search, id, by) => {
  expect(readSafeMode({ search, storage: storageOf(null) }).switchedOff(id)).toBe(by);
});

it('keeps what the person switched off, and on again', () => {
  const storage = storageOf(null);
  readSafeMode({ search: '', storage }).setOff('cats', true);
  const later = readSafeMode({ search: '', storage });
  expect(later.switchedOff('cats')).toBe('person');

  later.setOff('cats', false);
  expect(readSafeMode({ search: '', storage }).switchedOff('cats')).toBeNull();
});

it('starts with nothing off where the browser kept nonsense', () => {
  expect(readSafeMode({ search: '', storage: storageOf('{{') }).switchedOff('cats')).toBeNull();
});

function storageOf(value: string | null): Pick<Storage, 'getItem' | 'setItem'> {
  let kept = value;
  return {
    getItem: () => kept,
    setItem: (_, next) => {
      kept = next;
    },
  };
}
