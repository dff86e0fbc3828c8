import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createCommands, PageCommandsContext } from '../commands/createCommands';
import { createTestServices, renderInShell } from '../testing/createTestServices';
import ShortcutHelp from './ShortcutHelp';

const never = () => new Promise<never>(() => undefined);

const detail = definePlugin({
  id: 'acme-detail',
  translations: { en: {} },
  contributions: [
    contribute('shell.column', {
      id: 'task',
      place: 'task',
      label: 'Task',
      needsTask: true,
      commands: [{ id: 'task.claim', label: 'Claim', keys: ['c'] }],
      component: never,
    }),
    contribute('tasklist.task.action', { id: 'rate', label: 'Rate', keys: ['r'], component: never }),
    contribute('shell.command', {
      id: 'score',
      kind: 'command',
      label: 'Score',
      group: 'task',
      keys: ['s'],
      needsTask: true,
      component: never,
    }),
  ],
});

async function openHelp() {
  const services = createTestServices({ builtin: [detail] });
  const page = createCommands({ shortcuts: {}, singleKeys: true }, services.i18n);
  await renderInShell(
    <PageCommandsContext value={page}>
      <ShortcutHelp close={() => undefined} />
    </PageCommandsContext>,
    services,
  );
  return page;
}

const line = (label: string) => screen.getByText(label, { exact: true }).closest('div');

it.each([
  ['Claim', 'C'],
  ['Rate', 'R'],
  ['Score', 'S'],
])('names %s, with its key and the reason, before a task is open', async (label, key) => {
  await openHelp();
  expect(line(label)?.dataset.off).toBe('true');
  expect(line(label)?.textContent).toBe(`${label}Open a task first.${key}`);
});

it('names a command once where it is offered', async () => {
  const page = await openHelp();
  page.commands.register({
    id: 'task.claim',
    label: 'Claim',
    group: 'task',
    keys: ['c'],
    run: () => undefined,
  });
  expect((await screen.findAllByText('Claim', { exact: true })).length).toBe(1);
});

it('begins with the list, where Space turns nothing off, and says a reason once for all that have it', async () => {
  await openHelp();
  expect(screen.getByText('In grey: Open a task first.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.contains(line('Claim'))).toBe(true));
  await userEvent.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Single-key/ }).checked).toBe(true);
});
