// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { typeAhead } from './typeAhead';

let end = () => {};
afterEach(() => {
  end();
  document.body.tabIndex = 0;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  document.body.replaceChildren();
});

function begin() {
  const onEscape = vi.fn();
  end = typeAhead(onEscape);
  return { onEscape };
}

function add<Name extends 'input' | 'button' | 'textarea'>(name: Name, type?: string) {
  const element = document.body.appendChild(document.createElement(name));
  if (type !== undefined) element.setAttribute('type', type);
  return element;
}

it('types into the field that gets the focus, corrections included', async () => {
  begin();
  await userEvent.keyboard('clsim{Backspace}{Backspace}{Backspace}aim');
  const field = add('input');
  const onInput = vi.fn();
  field.addEventListener('input', onInput);
  end();
  field.focus();
  expect(field.value).toBe('claim');
  expect(field.selectionStart).toBe(5);
  expect(onInput).toHaveBeenCalledTimes(1);
});

it('still takes letters between the code and the focus', async () => {
  begin();
  await userEvent.keyboard('cl');
  end();
  await userEvent.keyboard('aim');
  const field = add('textarea');
  field.focus();
  expect(field.value).toBe('claim');
});

it('keeps letters and Enter from commands, and from the field that has the focus', async () => {
  const pressed = vi.fn();
  const input = add('input');
  input.addEventListener('keydown', pressed);
  input.focus();
  begin();
  await userEvent.keyboard('a{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  expect(input.value).toBe('');
});

it('lets combinations and Tab be', async () => {
  const pressed = vi.fn();
  begin();
  document.addEventListener('keydown', pressed, { once: true });
  await userEvent.keyboard('{Control>}k{/Control}{Tab}');
  expect(pressed).toHaveBeenCalled();
});

it('says that the person gave up, and takes nothing any more', async () => {
  const { onEscape } = begin();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
  expect(fireEvent.keyDown(document.body, { key: 'c' })).toBe(true);
});

it.each(['checkbox', 'number', 'date'])('drops the text where a field of type %s has the focus', (type) => {
  begin();
  fireEvent.keyDown(document.body, { key: '7' });
  const field = add('input', type) as HTMLInputElement;
  end();
  const before = field.value;
  field.focus();
  expect(field.value).toEqual(before);
  expect(fireEvent.keyDown(document.body, { key: 'c' })).toBe(true);
});

it('gives the keys back where nothing takes the focus', () => {
  vi.useFakeTimers();
  begin();
  end();
  expect(fireEvent.keyDown(document.body, { key: 'c' })).toBe(false);
  vi.advanceTimersByTime(500);
  expect(fireEvent.keyDown(document.body, { key: 'c' })).toBe(true);
});

it.each([
  ['a single key is pressed again', 'c', ['c']],
  ['what may have been a text is not', 'cl', []],
])('where nothing takes the focus, %s', (_, keys, again) => {
  vi.useFakeTimers();
  begin();
  const pressed: string[] = [];
  const listen = ({ key }: KeyboardEvent) => pressed.push(key);
  document.addEventListener('keydown', listen);
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  end();
  vi.advanceTimersByTime(500);
  document.removeEventListener('keydown', listen);
  expect(pressed).toEqual(again);
});

it.each([
  ['a letter', 'c'],
  ['a text', 'claim'],
])('types %s into the field that has the focus, where nothing takes it', (_, keys) => {
  vi.useFakeTimers();
  const field = add('input') as HTMLInputElement;
  field.value = 'my ';
  field.focus();
  begin();
  for (const key of keys) fireEvent.keyDown(field, { key });
  end();
  vi.advanceTimersByTime(500);
  expect(field.value).toBe(`my ${keys}`);
});

it('writes nothing into a field that can only be read', () => {
  begin();
  fireEvent.keyDown(document.body, { key: 'c' });
  const field = add('input') as HTMLInputElement;
  field.readOnly = true;
  end();
  field.focus();
  expect(field.value).toBe('');
});

it('types the text once where one waits for another', () => {
  begin();
  fireEvent.keyDown(document.body, { key: 'c' });
  end();
  begin();
  for (const key of 'laim') fireEvent.keyDown(document.body, { key });
  end();
  const field = add('input') as HTMLInputElement;
  field.focus();
  expect(field.value).toBe('claim');
});

it('does not take the key that has opened it, and is still down, for a text', () => {
  begin();
  const isTaken = !fireEvent.keyDown(document.body, { key: 'f', repeat: true });
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  end();
  const field = add('input') as HTMLInputElement;
  field.focus();
  expect(isTaken).toBe(true);
  expect(field.value).toBe('aa');
});

it('takes nothing more from who goes to another field', () => {
  begin();
  const field = add('textarea');
  fireEvent.pointerDown(field);
  expect(fireEvent.keyDown(field, { key: 'c' })).toBe(true);
});
