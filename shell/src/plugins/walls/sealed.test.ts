import { expect, it } from 'vitest';
import { sealed } from './sealed';

const task = () => ({ id: '1', name: 'Check', candidates: [{ group: 'sales' }], due: null });

it('cannot be changed, at any depth', () => {
  const copy = sealed(task());
  expect(() => {
    copy.name = 'HACKED';
  }).toThrow(TypeError);
  expect(() => copy.candidates.push({ group: 'x' })).toThrow(TypeError);
  expect(() => {
    Object.assign(copy.candidates[0] ?? {}, { group: 'x' });
  }).toThrow(TypeError);
});

it('says the same as the original', () => {
  expect(sealed(task())).toEqual(task());
});

it('leaves the original to whoever made it', () => {
  const original = task();
  sealed(original);
  original.name = 'Renamed';
  original.candidates.push({ group: 'ops' });
  expect(original.candidates).toHaveLength(2);
});

it('is the same object for the same object, so that nothing is drawn anew', () => {
  const original = task();
  expect(sealed(original)).toBe(sealed(original));
  expect(sealed(sealed(original))).toBe(sealed(original));
});

it('hands functions, files and promises on as they are', () => {
  const file = new Blob(['x']);
  const job = Promise.resolve();
  const run = () => undefined;
  expect(sealed({ file, job, run })).toEqual({ file, job, run });
  expect(sealed({ file }).file).toBe(file);
});

it('gives dates that are the plugin’s own', () => {
  const now = new Date(0);
  sealed({ now }).now.setTime(5);
  expect(now.getTime()).toBe(0);
});

it('keeps what is worked out on each look', () => {
  let name = 'Mary';
  const user = sealed({
    get name() {
      return name;
    },
  });
  name = 'Mary Anne';
  expect(user.name).toBe('Mary Anne');
});

it('comes to an end with data that holds itself', () => {
  const one: { self?: unknown } = {};
  one.self = one;
  const copy = sealed(one);
  expect(copy.self).toBe(copy);
});
