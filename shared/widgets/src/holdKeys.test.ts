// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { holdKeys } from './holdKeys';

const pressed = vi.fn((event: KeyboardEvent) => `${event.shiftKey ? 'Shift+' : ''}${event.key}`);
let stop = () => {};
afterEach(() => {
  stop();
  document.removeEventListener('keydown', pressed);
  document.body.replaceChildren();
  pressed.mockClear();
});

function begin() {
  const keys = holdKeys();
  stop = keys.drop;
  document.addEventListener('keydown', pressed);
  return keys;
}
const results = () => pressed.mock.results.map(({ value }) => value);

it('has the keys pressed again, in their order', () => {
  const keys = begin();
  fireEvent.keyDown(document.body, { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(results()).toEqual([]);
  keys.press();
  expect(results()).toEqual(['Shift+ArrowDown', 'c']);
});

it('drops them where nothing comes', () => {
  const keys = begin();
  fireEvent.keyDown(document.body, { key: 'c' });
  keys.drop();
  keys.press();
  expect(results()).toEqual([]);
});

it('holds nothing any more once it is over', () => {
  begin().press();
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(results()).toEqual(['c']);
});

it.each([
  ['Tab', {}],
  ['k', { ctrlKey: true }],
])('lets %s be', (key, held) => {
  begin();
  fireEvent.keyDown(document.body, { key, ...held });
  expect(pressed).toHaveBeenCalledOnce();
});

it('takes nothing from a field', () => {
  begin();
  fireEvent.keyDown(document.body.appendChild(document.createElement('input')), { key: 'c' });
  expect(pressed).toHaveBeenCalledOnce();
});
