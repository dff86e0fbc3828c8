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
});

function begin() {
  const keys = holdKeys();
  stop = keys.drop;
  document.addEventListener('keydown', pressed);
  return keys;
}
const results = () => pressed.mock.results.map(({ value }) => value);

it('has the keys pressed again, in their order', async () => {
  const keys = begin();
  fireEvent.keyDown(document.body, { key: 'J', shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(results()).toEqual([]);
  await keys.press();
  expect(results()).toEqual(['Shift+J', 'c']);
});

it('has each key find what the one before has drawn', async () => {
  const keys = begin();
  const drawn: string[] = [];
  document.addEventListener('keydown', () => queueMicrotask(() => drawn.push('drawn')), { once: true });
  document.addEventListener('keydown', ({ key }) => drawn.push(key));
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'x' });
  await keys.press();
  expect(drawn).toEqual(['j', 'drawn', 'x']);
});

it('drops them where nothing comes', async () => {
  const keys = begin();
  fireEvent.keyDown(document.body, { key: 'c' });
  keys.drop();
  await keys.press();
  expect(results()).toEqual([]);
});

it('holds nothing any more once it is over', async () => {
  await begin().press();
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(results()).toEqual(['c']);
});

it.each([
  ['Tab', {}],
  ['ArrowDown', { shiftKey: true }],
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
