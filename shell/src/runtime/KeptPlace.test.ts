// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepPlace, restorePlace } from './KeptPlace';

const MARYS = { usr: { owner: 'mary' } };

function load(hash = ''): void {
  history.replaceState(null, '', `/app/${hash}`);
}

beforeEach(() => {
  history.replaceState(MARYS, '', '/app/#/?task=1');
  keepPlace();
});

it('is found again with its owner after a way that has dropped it', () => {
  load();
  restorePlace();
  expect(location.hash).toBe('#/?task=1');
  expect(history.state).toEqual(MARYS);
});

it('is found once', () => {
  load();
  restorePlace();
  load();
  restorePlace();
  expect(location.hash).toBe('');
});

it('gives way to an address that names a place', () => {
  load('#/?task=2');
  restorePlace();
  expect(location.hash).toBe('#/?task=2');
  expect(history.state).toBeNull();
});

it.each(['', 'null', '{}', '7', '"x"', '[null,7]', '["elsewhere"]'])(
  'is not what the storage says by %j',
  (kept) => {
    sessionStorage.setItem('taskweave.place', kept);
    load();
    restorePlace();
    expect(location.hash).toBe('');
  },
);
