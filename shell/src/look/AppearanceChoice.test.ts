// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createAppearanceChoice } from './AppearanceChoice';

function make(stored: string | null = null) {
  const items = new Map(stored === null ? [] : [['taskweave.theme', stored]]);
  const root = document.createElement('html');
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const choice = createAppearanceChoice({
    attribute: 'theme',
    choices: ['system', 'light', 'dark'],
    formerNames: { night: 'dark' },
    storage,
    root,
  });
  return { choice, root, items };
}

test.each([
  [null, 'system', undefined],
  ['dark', 'dark', 'dark'],
  ['night', 'dark', 'dark'],
  ['pink', 'system', undefined],
])('with %j kept, the page is dressed as %s', (stored, read, attribute) => {
  const { choice, root } = make(stored);
  choice.apply();
  expect(choice.read()).toEqual(read);
  expect(root.dataset.theme).toEqual(attribute);
});

test('a choice dresses the page, is kept and reported', () => {
  const { choice, root, items } = make();
  const listener = vi.fn();
  choice.subscribe(listener);
  choice.choose('light');
  expect(root.dataset.theme).toBe('light');
  expect(items.get('taskweave.theme')).toBe('light');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the usual choice leaves nothing behind', () => {
  const { choice, root, items } = make('dark');
  choice.apply();
  choice.choose('system');
  expect(root.dataset.theme).toBeUndefined();
  expect(items.size).toBe(0);
});

test('a browser that keeps nothing keeps it for the page', () => {
  const root = document.createElement('html');
  const refuse = () => {
    throw new Error('denied');
  };
  const choice = createAppearanceChoice({
    attribute: 'theme',
    choices: ['system', 'dark'],
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    root,
  });
  choice.choose('dark');
  expect(choice.read()).toBe('dark');
  expect(root.dataset.theme).toBe('dark');
});
