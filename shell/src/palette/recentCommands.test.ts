// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readRecent, rememberRecent } from './recentCommands';

beforeEach(() => localStorage.clear());

it('keeps the last four, the newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e']) rememberRecent(id);
  expect(readRecent()).toEqual(['e', 'd', 'b', 'c']);
});

it.each(['{', '{"a":1}', 'null', '[1,{"a":2}]'])('takes %s in the storage for nothing', (stored) => {
  localStorage.setItem('taskweave.recentCommands', stored);
  expect(readRecent()).toEqual([]);
});

it('does without a storage that is full or forbidden', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  const storage = { getItem: refuse, setItem: refuse } as unknown as Storage;
  expect(() => rememberRecent('a', storage)).not.toThrow();
  expect(readRecent(storage)).toEqual([]);
});
