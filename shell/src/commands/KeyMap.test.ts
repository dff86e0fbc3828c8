// @vitest-environment jsdom
import type { Command } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import { createKeyMap, type KeyMapOptions } from './KeyMap';

const claim: Command = {
  id: 'task.claim',
  label: 'Claim',
  group: 'task',
  keys: ['c'],
  shortcut: 'claimTask',
  run: () => undefined,
};

function mapOf(settings: Partial<KeyMapOptions['settings']> = {}) {
  return createKeyMap({ settings: { shortcuts: {}, singleKeys: true, ...settings }, isMac: false });
}

function keysOf(map: ReturnType<typeof createKeyMap>, command = claim): readonly string[] {
  return map
    .keysOf(command)
    .map(({ ctrl, alt, shift, key }) => `${ctrl ? '^' : ''}${alt ? '~' : ''}${shift ? '#' : ''}${key}`);
}

it.each([
  ['claimTask', '^~c'],
  ['focusFilter', '^#f'],
  ['focusList', '^~l'],
  ['focusForm', '^~f'],
  ['startProcess', '^~p'],
] as const)(
  'gives the command that claims the name %s the keys of the old Tasklist @T9.23',
  (shortcut, keys) => {
    expect(keysOf(mapOf(), { ...claim, keys: [], shortcut })).toEqual([keys]);
  },
);

it.each([
  [{}, ['c', '^~c']],
  [{ claimTask: ['ctrl+9'] }, ['c', '^9']],
  [{ claimTask: [] }, ['c']],
  [{ 'task.claim': ['q'] }, ['q']],
  [{ 'task.claim': [] }, []],
  [{ claimTask: ['no such keys'] }, ['c']],
])("takes the administrator's word %j", (shortcuts, expected) => {
  expect(keysOf(mapOf({ shortcuts }))).toEqual(expected);
});

it.each([
  ['a shortcut that there is not', { shortcut: 'claim' }, ['c']],
  ['a shortcut by the name of what all objects have', { shortcut: 'constructor' }, ['c']],
  ['one text for its keys', { keys: 'x' }, ['x', '^~c']],
  ['keys that are no texts', { keys: [7, null, 'x'] }, ['7', 'x', '^~c']],
])('has the other keys of a command with %s', (_, given, expected) => {
  expect(keysOf(mapOf(), { ...claim, ...given } as Command)).toEqual(expected);
});

it('leaves out single keys that are turned off, and calls its listeners', () => {
  const map = mapOf();
  const listener = vi.fn();
  map.subscribe(listener);
  map.setSingleKeys(false);
  expect(keysOf(map)).toEqual(['^~c']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("keeps the person's choice, over the administrator's", () => {
  mapOf({ singleKeys: false }).setSingleKeys(true);
  expect(mapOf({ singleKeys: false }).singleKeys).toBe(true);
});

it('follows the administrator where the person has not chosen', () => {
  expect(mapOf({ singleKeys: false }).singleKeys).toBe(false);
});
