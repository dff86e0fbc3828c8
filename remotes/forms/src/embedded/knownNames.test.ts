import { describe, expect, it } from 'vitest';
import { knownNamesIn } from './knownNames';

function fakeStorage(initial?: unknown) {
  const held = new Map<string, unknown>();
  if (initial !== undefined) held.set('embedded-variable-names', initial);
  return {
    get: (key: string) => held.get(key) ?? null,
    set: (key: string, value: unknown) => void held.set(key, value),
    remove: (key: string) => void held.delete(key),
  };
}

describe('knownNamesIn', () => {
  it('remembers the last names of each form', () => {
    const names = knownNamesIn(fakeStorage());
    names.set('a', ['x']);
    names.set('b', ['y']);
    names.set('a', ['x', 'z']);
    expect(names.get('a')).toEqual(['x', 'z']);
    expect(names.get('b')).toEqual(['y']);
    expect(names.get('c')).toBeNull();
  });

  it('forgets the form that was used longest ago', () => {
    const names = knownNamesIn(fakeStorage());
    for (let number = 0; number <= 50; number += 1) names.set(`form ${number}`, ['x']);
    expect(names.get('form 0')).toBeNull();
    expect(names.get('form 1')).toEqual(['x']);
  });

  it.each(['text', 7, [['a']], ['a'], { a: 'x' }, { a: [1] }])('takes %j for nothing', (stored) => {
    const names = knownNamesIn(fakeStorage(stored));
    expect(names.get('a')).toBeNull();
    names.set('a', ['x']);
    expect(names.get('a')).toEqual(['x']);
  });
});
