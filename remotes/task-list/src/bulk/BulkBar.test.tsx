import { aPromise } from '@taskweave/base/testing/aPromise';
import { NoResizes } from '@taskweave/base/testing/NoResizes';
import type { Task } from '@taskweave/engine-client/Task';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { BulkOperation } from '@taskweave/plugin-sdk';
import type { TestPointItem } from '@taskweave/plugin-sdk/testing';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import BulkBar from './BulkBar';
import { selectionOf } from './Selection';

const TASKS = ['a', 'b'].map((id) => aTask({ id, name: id }));

const engine = useFakeEngine();

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoResizes));

type Action = TestPointItem<'tasklist.list.bulk-action'>;

function show(action: Pick<Action, 'render' | 'meta'>) {
  const items = { 'tasklist.list.bulk-action': [{ id: 'close', label: 'Close', ...action }] };
  const { host } = openApp(plugin, <BulkBar />, { engine, items });
  const selection = selectionOf(host.services.storage);
  act(() => selection.select(TASKS));
  return { host, selection };
}

async function begin(failing: readonly string[], more: Partial<BulkOperation> = {}) {
  const [gate, letGo] = aPromise();
  const operation: BulkOperation = {
    title: 'Closing tasks',
    apply: async ({ id }) => {
      await gate;
      if (failing.includes(id)) throw new Error('refused');
    },
    undo: async () => undefined,
    ...more,
  };
  const { host, selection } = show({
    render: ({ run }) => (
      <button type="button" onClick={() => run(operation)}>
        Go
      </button>
    ),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go' }));
  return { host, letGo, selection };
}

it('keeps what a dialog asks about ticked until it closes, whatever the list loses meanwhile', async () => {
  const { selection } = show({
    render: ({ close }) => (
      <button type="button" onClick={close}>
        Done
      </button>
    ),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
  act(() => selection.dropLost(() => false));
  expect([...selection.state.tasks.keys()]).toEqual(['a', 'b']);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  act(() => selection.dropLost(() => false));
  expect(selection.state.tasks.size).toBe(0);
});

it('offers to take back what was done where something else has failed', async () => {
  const { host, letGo } = await begin(['b']);
  letGo();
  await expect
    .poll(() => host.notifications)
    .toMatchObject([{ title: '1 task changed', detail: 'a', undo: expect.any(Function) }]);
});

it('undoes a run that is not over, and keeps all tasks selected', async () => {
  const undo = vi.fn(async () => undefined);
  const { host, letGo, selection } = await begin([], { undo });
  await expect.poll(() => host.services.commands.run('bulk.undo')).toBe(true);
  letGo();
  await expect.poll(() => host.notifications.map(({ title }) => title)).toEqual(['2 tasks restored']);
  expect(undo).toHaveBeenCalledTimes(2);
  expect([...selection.state.tasks.keys()]).toEqual(['a', 'b']);
});

it('names three of many, and counts the others', async () => {
  TASKS.push(...['c', 'd', 'e'].map((id) => aTask({ id, name: id })));
  const { host, letGo } = await begin([]);
  letGo();
  await expect
    .poll(() => host.notifications)
    .toMatchObject([{ kind: 'success', title: '5 tasks changed', detail: 'a\nb\nc\nand 2 more' }]);
  TASKS.length = 2;
});

it('reports failures after the person has left the list, and ticks nothing there', async () => {
  const { host, letGo, selection } = await begin(['b']);
  cleanup();
  selection.clear();
  letGo();
  await expect
    .poll(() => host.notifications)
    .toMatchObject([{ kind: 'error', title: '1 task failed', detail: 'b\n1 task changed' }]);
  expect(selection.state.tasks.size).toBe(0);
});

it('has the focus while it works where the button that was pressed is gone @E7', async () => {
  const { letGo } = await begin(['b']);
  // A menu returns the focus to its button some frames later.
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  letGo();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('toolbar'));
});

it('offers another way for what was skipped, and for that alone', async () => {
  const other = vi.fn(async () => undefined);
  const { letGo } = await begin([], {
    apply: async ({ id }) => (id === 'b' ? { skipped: 'assigned to Mary Okafor' } : undefined),
    forSkipped: { label: 'Assign to me', operation: { title: 'Assigning tasks', apply: other } },
  });
  letGo();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await expect.poll(() => other.mock.calls).toEqual([[TASKS[1], expect.any(AbortSignal)]]);
});

it.each([
  ['a key of the page', () => userEvent.keyboard('j')],
  [
    'Escape in the bar',
    () => userEvent.type(screen.getByRole('button', { name: /^Close/ }), '{Escape}', { skipClick: true }),
  ],
])('ends its report by %s, and offers the actions again', async (_what, press) => {
  const { letGo, selection } = await begin([], {
    apply: async ({ id }) => (id === 'b' ? { skipped: 'has a form' } : undefined),
  });
  letGo();
  await screen.findByText(/1 skipped/);
  expect(screen.queryByText(/selected/)).toBeNull();
  await press();
  expect(await screen.findByText('1 selected')).toBeTruthy();
  expect([...selection.state.tasks.keys()]).toEqual(['b']);
});

it('ends its report by a tick', async () => {
  const { letGo, selection } = await begin([], {
    apply: async ({ id }) => (id === 'b' ? { skipped: 'has a form' } : undefined),
  });
  letGo();
  await screen.findByText(/1 skipped/);
  act(() => selection.toggle(TASKS[0] as Task, 0));
  expect(await screen.findByText('2 selected')).toBeTruthy();
});

it('offers no other way that fits none of what was skipped', async () => {
  const { letGo } = await begin([], {
    apply: async () => ({ skipped: 'assigned to Mary Okafor' }),
    forSkipped: {
      label: 'Assign to me',
      operation: { title: 'Assigning tasks', apply: async () => undefined },
      fits: () => false,
    },
  });
  letGo();
  await screen.findByText(/assigned to Mary Okafor/);
  expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
});

it('offers no other way while some have failed, which it was not meant for', async () => {
  const { letGo } = await begin(['b'], {
    forSkipped: {
      label: 'Assign to me',
      operation: { title: 'Assigning tasks', apply: async () => undefined },
    },
  });
  letGo();
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
});

it.each([
  ['its button', false],
  ['its command', true],
])('says whether an action was chosen by %s', async (_how, isByCommand) => {
  const drawn = vi.fn(() => null);
  const { host } = show({ meta: { command: 'task.close' }, render: drawn });
  if (isByCommand) act(() => void host.services.commands.run('task.close'));
  else await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
  expect(drawn).toHaveBeenLastCalledWith(expect.objectContaining({ isByCommand }));
});

describe('work that waits', () => {
  const wait = () => {
    const closers: (() => void)[] = [];
    const undo = vi.fn();
    const send = vi.fn();
    const hold = vi.fn<NonNullable<BulkOperation['hold']>>((_tasks, closeMessage) => {
      closers.push(closeMessage);
      return { milliseconds: 4_000, undo, send };
    });
    return { hold, undo, send, closeMessage: () => closers.at(0)?.() };
  };

  it('has one message, which offers to take it back for so long; what failed stays ticked', async () => {
    const { hold, undo, send } = wait();
    const { host, letGo } = await begin(['b'], { hold, done: (count) => `${count} closed` });
    letGo();
    await expect
      .poll(() => host.notifications)
      .toMatchObject([{ title: '1 closed', detail: 'a', duration: 4_000, runsOut: true, undo }]);
    expect(hold.mock.calls.map(([tasks]) => tasks.map(({ id }) => id))).toEqual([['a']]);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('toolbar').textContent).toContain('1 task failed');
    expect(screen.getByRole('toolbar').textContent).not.toContain('1 closed');
  });

  it('has a button that leads to what is done, where it has a way there', async () => {
    const { hold } = wait();
    const open = vi.fn();
    const { host, letGo } = await begin([], { hold, show: open });
    letGo();
    await expect
      .poll(() => host.notifications)
      .toMatchObject([{ actions: [{ label: 'Show', onPress: open }] }]);
  });

  it('is done when the message goes', async () => {
    const { hold, send } = wait();
    const { host, letGo } = await begin([], { hold });
    letGo();
    await expect.poll(() => host.notifications.length).toBe(1);
    host.notifications[0]?.onGone?.('time');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes its message away where it is done earlier, and is not called for it', async () => {
    const { hold, send, closeMessage } = wait();
    const { host, letGo } = await begin([], { hold });
    letGo();
    await expect.poll(() => host.notifications.length).toBe(1);
    const [notice] = host.notifications;
    closeMessage();
    notice?.onGone?.('time');
    expect(host.notifications).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it('begins as well where the list was left meanwhile', async () => {
    const { hold } = wait();
    const { host, letGo, selection } = await begin(['b'], { hold });
    cleanup();
    selection.clear();
    letGo();
    await expect
      .poll(() => host.notifications.map(({ title }) => title))
      .toEqual(['1 task changed', '1 task failed']);
  });
});
