import { expect, it } from 'vitest';
import { sealed, sealedService } from './sealed';

const task = () => ({ id: '1', name: 'Check', candidates: [{ group: 'sales' }], due: null });

it('cannot be changed, at any depth @P22', () => {
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

it('leaves the original to its maker', () => {
  const original = task();
  sealed(original);
  original.name = 'Renamed';
  original.candidates.push({ group: 'ops' });
  expect(original.candidates).toHaveLength(2);
});

it('is the same object for the same object, so that nothing is drawn again', () => {
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

it('comes to an end with data that holds itself', () => {
  const one: { self?: unknown } = {};
  one.self = one;
  const copy = sealed(one);
  expect(copy.self).toBe(copy);
});

it('keeps what a service works out on each look, and seals it', () => {
  let params = { task: '1' };
  const service = sealedService({
    inner: {
      get params() {
        return params;
      },
      go: () => 'gone',
    },
  });
  params = { task: '2' };
  expect(service.inner.params).toEqual({ task: '2' });
  expect(service.inner.go()).toBe('gone');
  expect(() => Object.assign(service.inner.params, { task: 'x' })).toThrow(TypeError);
  expect(() => Object.assign(service.inner, { go: () => 'HACKED' })).toThrow(TypeError);
  expect(params).toEqual({ task: '2' });
});

it('takes no name in data for the prototype', () => {
  const copy = sealed(JSON.parse('{"__proto__":{"isAdmin":true},"id":"1"}'));
  expect(Object.keys(copy)).toEqual(['__proto__', 'id']);
  expect(copy.isAdmin).toBeUndefined();
});
