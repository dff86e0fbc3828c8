import type { Command } from '@taskweave/plugin-sdk';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCommands, PageCommandsContext } from '../commands/createCommands';
import { listenForKeys } from '../commands/listenForKeys';
import { createTestServices, renderInShell } from '../testing/createTestServices';
import KeyTips from './KeyTips';

beforeEach(() => localStorage.clear());

let stopListening = () => {};
afterEach(() => {
  cleanup();
  stopListening();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const claim: Command = {
  id: 'task.claim',
  label: 'Claim',
  group: 'task',
  keys: ['c'],
  tip: 'claims the task',
  run: () => undefined,
};

async function open() {
  const services = createTestServices();
  const page = createCommands({ app: services.app, shortcuts: {}, singleKeys: true }, services.i18n);
  stopListening = listenForKeys(page.commands, page.keyMap);
  await renderInShell(
    <PageCommandsContext value={page}>
      <button type="button">Claim</button>
      <span data-tip="task.claim" />
      <input aria-label="Note" />
      <KeyTips />
    </PageCommandsContext>,
    services,
  );
  const offer = async (command = claim) => {
    const registration = await act(async () => page.commands.register(command));
    await settle();
    return registration;
  };
  return { ...page, offer };
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));

const tip = () => screen.queryByText('claims the task');

it('listens to nothing at its place', async () => {
  const { offer } = await open();
  const place = document.querySelector('[data-tip]') ?? document.body;
  const listen = vi.spyOn(place, 'addEventListener');
  await offer();
  expect(tip()).not.toBeNull();
  expect(listen).not.toHaveBeenCalled();
});

it('stays while the letter is typed into a field', async () => {
  const { offer } = await open();
  await offer();
  await userEvent.type(screen.getByRole('textbox'), 'c');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(tip()).not.toBeNull();
});

it('comes once: what has stood for a while does not come back', async () => {
  const { offer } = await open();
  vi.useFakeTimers({ toFake: ['Date'] });
  const registration = await offer();
  vi.advanceTimersByTime(5_000);
  await act(async () => registration.dispose());
  await settle();
  await offer();
  expect(tip()).toBeNull();
});

it('comes back where nobody had the time to read it', async () => {
  const { offer } = await open();
  const registration = await offer();
  await act(async () => registration.dispose());
  await settle();
  await offer();
  expect(tip()).not.toBeNull();
});

it.each([
  ['cannot be done now', { ...claim, isEnabled: false }],
  ['has no keys', { ...claim, keys: [] }],
  ['has no place', { ...claim, id: 'task.other' }],
])('says nothing of what %s', async (_what, command) => {
  const { offer } = await open();
  await offer(command);
  expect(tip()).toBeNull();
});

it('does not change while commands go and come, as they do while a task opens', async () => {
  const { offer, commands } = await open();
  const registration = await offer();
  await act(async () => registration.dispose());
  await act(async () => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  expect(tip()).not.toBeNull();
  await act(async () => commands.register(claim));
  await settle();
  expect(tip()).not.toBeNull();
});
