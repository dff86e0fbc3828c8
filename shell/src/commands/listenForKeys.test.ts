// @vitest-environment jsdom
import type { Command } from '@taskweave/plugin-sdk';
import {
  type CommandRegistry,
  createCommandRegistry,
} from '@taskweave/plugin-sdk/host/createCommandRegistry';
import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeyMap } from './KeyMap';
import { listenForKeys } from './listenForKeys';

let stop: () => void = () => undefined;
const run = vi.fn();

afterEach(() => {
  stop();
  run.mockReset();
  document.body.innerHTML = '';
});

const COMING: Command = { id: 'coming', label: '', group: 'task', keys: ['y'], run: () => undefined };

function listen(...commands: readonly Partial<Command>[]) {
  const registry = createCommandRegistry(() => '');
  for (const [index, command] of commands.entries())
    registry.register({ id: `c${index}`, label: '', group: 'task', run: () => run(index), ...command });
  const keyMap = createKeyMap({ settings: { shortcuts: {}, singleKeys: true }, isMac: false });
  stop = listenForKeys(registry, keyMap, () => [COMING]);
  return registry;
}

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('#x');
  if (element === null) throw new Error('nothing to press a key on');
  return element;
}

it('runs the command of a key, and keeps the key from the browser', () => {
  listen({ keys: ['c'] });
  const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 'c' });
  expect(run.mock.calls).toEqual([[0]]);
  expect(isLeftToBrowser).toBe(false);
});

it.each([
  '<input id="x">',
  '<input id="x" type="search">',
  '<textarea id="x"></textarea>',
  '<select id="x"></select>',
  '<div id="x" contenteditable="true"></div>',
  '<div contenteditable="true"><b id="x"></b></div>',
  '<div id="x" role="combobox"></div>',
])('leaves single keys to the field %s', (html) => {
  listen({ keys: ['c'] });
  fireEvent.keyDown(page(html), { key: 'c' });
  expect(run).not.toHaveBeenCalled();
});

it.each(['<input id="x" type="checkbox">', '<button id="x"></button>', '<a id="x" href="#"></a>'])(
  'takes single keys on %s',
  (html) => {
    listen({ keys: ['c'] });
    fireEvent.keyDown(page(html), { key: 'c' });
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it('takes keys with Ctrl in a field', () => {
  listen({ keys: ['Ctrl+K'], group: 'go' });
  fireEvent.keyDown(page('<input id="x">'), { key: 'k', ctrlKey: true });
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  ['a search', '<search><input id="x" type="search"></search>', false],
  ['a field of the list', '<section id="tasks"><textarea id="x"></textarea></section>', false],
  ['a button beside it', '<search><button id="x"></button></search>', true],
  ['the form', '<div id="task-body"><input id="x"></div>', true],
])('acts on the open task by keys with Ctrl or not: from %s', (_where, html, acts) => {
  listen({ keys: ['Ctrl+Enter'] });
  fireEvent.keyDown(page(html), { key: 'Enter', ctrlKey: true });
  expect(run).toHaveBeenCalledTimes(acts ? 1 : 0);
});

it('leaves what AltGr writes to the field', () => {
  listen({ keys: ['Ctrl+Alt+Q'] });
  const held = { key: 'q', ctrlKey: true, altKey: true, modifierAltGraph: true };
  fireEvent(page('<input id="x">'), new KeyboardEvent('keydown', { ...held, bubbles: true }));
  expect(run).not.toHaveBeenCalled();
});

it.each([
  '<div role="dialog"><button id="x"></button></div>',
  '<dialog open><button id="x"></button></dialog>',
  '<div role="menu"><div role="menuitem" id="x"></div></div>',
  '<div role="listbox"><div role="option" id="x"></div></div>',
  '<button id="x"></button><div aria-modal="true"></div>',
])('sleeps in and under %s', (html) => {
  listen({ keys: ['c', 'Ctrl+K'] });
  const target = page(html);
  fireEvent.keyDown(target, { key: 'c' });
  fireEvent.keyDown(target, { key: 'k', ctrlKey: true });
  expect(run).not.toHaveBeenCalled();
});

it('sleeps under a dialog that has lost the focus', () => {
  listen({ keys: ['c'] });
  document.body.innerHTML = '<div role="dialog"></div>';
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(run).not.toHaveBeenCalled();
});

it('runs the commands of a dialog in it', () => {
  const target = page('<div role="dialog"><button id="x"></button></div>');
  listen({ keys: ['c'], within: { current: target.parentElement } }, { keys: ['c'] });
  fireEvent.keyDown(target, { key: 'c' });
  expect(run.mock.calls).toEqual([[0]]);
});

it('runs the commands of a part of the page nowhere else', () => {
  const target = page('<button id="x"></button><section></section>');
  listen({ keys: ['c'], within: { current: document.querySelector('section') } });
  fireEvent.keyDown(target, { key: 'c' });
  expect(run).not.toHaveBeenCalled();
});

it('runs the later of two commands with the same keys', () => {
  listen({ keys: ['c'] }, { keys: ['c'] });
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(run.mock.calls).toEqual([[1]]);
});

it('runs the earlier one while the later cannot be done', () => {
  listen({ keys: ['c'] }, { keys: ['c'], isEnabled: false });
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(run.mock.calls).toEqual([[0]]);
});

it('leaves alone what the page has dealt with', () => {
  listen({ keys: ['c'] });
  const target = page('<button id="x"></button>');
  target.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(target, { key: 'c' });
  expect(run).not.toHaveBeenCalled();
});

it('leaves keys alone that compose a character', () => {
  listen({ keys: ['c'] });
  fireEvent.keyDown(document.body, { key: 'c', isComposing: true });
  expect(run).not.toHaveBeenCalled();
});

it.each([
  [true, 2],
  [false, 1],
])('repeats while held, where the command does: %s', (repeats, times) => {
  listen({ keys: ['j'], repeats });
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j', repeat: true });
  expect(run).toHaveBeenCalledTimes(times);
});

describe('a key that is pressed before its command is there', () => {
  const come = (registry: CommandRegistry, enabled = true) => {
    const command = registry.register({ ...COMING, isEnabled: enabled, run });
    return Promise.resolve().then(() => command);
  };

  it('runs it once it is there, and once', async () => {
    const registry = listen();
    const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 'y' });
    fireEvent.keyDown(document.body, { key: 'y', repeat: true });
    await come(registry);
    await come(registry);
    expect(run).toHaveBeenCalledTimes(1);
    expect(isLeftToBrowser).toBe(false);
  });

  it.each([
    ['another key', () => fireEvent.keyDown(document.body, { key: 'j' })],
    ['a press of the mouse', () => fireEvent.pointerDown(document.body)],
  ])('does nothing after %s', async (_, press) => {
    const registry = listen();
    fireEvent.keyDown(document.body, { key: 'y' });
    press();
    await come(registry);
    expect(run).not.toHaveBeenCalled();
  });

  it('does nothing later, where the command comes and cannot be done', async () => {
    const registry = listen();
    fireEvent.keyDown(document.body, { key: 'y' });
    const command = await come(registry, false);
    command.update({ ...COMING, run });
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
  });
});
