// @vitest-environment jsdom
// @apart The mark listens to its page for good.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { createStartMark } from './createStartMark';
import { FALL_KEY, FELL_KEY } from './Fall';

const TAB = 'tasklist.task.detail:risk/tab';
const registry = { entry: (id: string) => ({ isBuiltin: id !== 'risk', plugin: null }) } as unknown as Pick<
  PluginRegistry,
  'entry'
>;
const mark = createStartMark(registry);
const kept = () => sessionStorage.getItem(FALL_KEY);

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  dispatchEvent(new Event('pageshow'));
});

it('marks the page while a part is drawn for the first time', () => {
  mark('risk', TAB);
  expect(JSON.parse(kept() ?? '')).toMatchObject({ code: 'PLG-611', pluginId: 'risk', contribution: TAB });
  vi.advanceTimersByTime(250);
  expect(kept()).toBeNull();
});

it('leaves parts of the application unmarked', () => {
  mark('taskweave-forms', TAB);
  expect(kept()).toBeNull();
});

it('forgets the mark when the page is left', () => {
  mark('risk', TAB);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeNull();
  mark('risk', TAB);
  expect(kept()).toBeNull();
});

it('forgets the fall before it once plugins are drawn again', () => {
  sessionStorage.setItem(FELL_KEY, '{}');
  mark('risk', TAB);
  expect(sessionStorage.getItem(FELL_KEY)).not.toBe('{}');
});
