import { expect, it } from 'vitest';
import { forgetsAtSignOut } from './draftStoreOf';

it.each([
  [null, false],
  [{}, false],
  [{ drafts: 'forget' }, false],
  [{ drafts: { atSignOut: 'keep' } }, false],
  [{ drafts: { atSignOut: 'forget' } }, true],
])('the setting %j means %s', (config, expected) => {
  expect(forgetsAtSignOut(config)).toBe(expected);
});
