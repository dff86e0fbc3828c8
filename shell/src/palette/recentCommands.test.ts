// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readRecent, rememberRecent } from './recentCommands';

it('keeps the last four, the newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e']) rememberRecent(id);
  expect(readRecent()).toEqual(['e', 'd', 'b', 'c']);
});
