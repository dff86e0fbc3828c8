// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createAppearanceChoice } from './AppearanceChoice';

const root = document.documentElement;

function make(stored: string | null = null) {
  if (stored !== null) localStorage.setItem('taskweave.theme', stored);
  const choice = createAppearanceChoice({
    attribute: 'theme',
    choices: ['system', 'light', 'dark'],
    formerNames: { night: 'dark' },
  });
  choice.apply();
  return choice;
}

test.each([
  [null, 'system', undefined],
  ['dark', 'dark', 'dark'],
  ['night', 'dark', 'dark'],
  ['pink', 'system', undefined],
])('with %j kept, the page is dressed as %s', (stored, read, attribute) => {
  const choice = make(stored);
  expect(choice.read()).toEqual(read);
  expect(root.dataset.theme).toEqual(attribute);
});

test('a choice dresses the page, is kept and reported', () => {
  const choice = make();
  const listener = vi.fn();
  choice.subscribe(listener);
  choice.choose('light');
  expect(root.dataset.theme).toBe('light');
  expect(localStorage.getItem('taskweave.theme')).toBe('light');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the usual choice leaves nothing behind', () => {
  make('dark').choose('system');
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('a browser that keeps nothing keeps it for the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const choice = createAppearanceChoice({ attribute: 'theme', choices: ['system', 'dark'] });
  choice.choose('dark');
  expect(choice.read()).toBe('dark');
  expect(root.dataset.theme).toBe('dark');
});
