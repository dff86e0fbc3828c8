import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { Task, TaskDetail } from '@taskweave/engine-client/Task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { chooseActivityTabs } from '../activity-tabs/activityChoice';
import { detailCalls, findTitle, type OpenOptions, openTask, TABS } from '../testing/openTask';
import { MISSING_ID, serveTask, TASK_ID } from '../testing/taskFixture';

const engine = useFakeEngine('demo');

const open = (options?: OpenOptions) => openTask(engine, options);
const title = findTitle;

describe('a task that is open', () => {
  it('is announced once it is on screen, and not before', async () => {
    serveTask(engine);
    const { host } = open();
    expect(host.events).toEqual([]);
    await title();
    expect(host.events).toEqual([{ kind: 'task-displayed', taskId: TASK_ID }]);
  });

  it('has the form of an application fetched before anything draws it', async () => {
    const fetched = vi.fn();
    engine.on(`GET task/${TASK_ID}/form`, { key: 'embedded:app:order.html', contextPath: '/forms' });
    engine.answer(
      http.get('*/forms/order.html', () => {
        fetched();
        return HttpResponse.text('<form></form>');
      }),
    );
    serveTask(engine);
    open();
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  });
});

describe('a task whose row the list has been answered', () => {
  async function refresh(change: Partial<Task>) {
    const { queries } = open();
    await title();
    const client = engine.connect();
    const known = queries.getQueryData<TaskDetail>(taskQueries(client).detail(TASK_ID).queryKey);
    act(() => queries.setQueryData(taskListQueries(client).refreshedKey, [{ ...known, ...change }]));
  }

  it('is not asked for again when the row says the same', async () => {
    serveTask(engine);
    await refresh({});
    expect(detailCalls(engine)).toHaveLength(1);
  });

  it('is asked for at once when the row says something else', async () => {
    serveTask(engine);
    await refresh({ assignee: 'mary' });
    await waitFor(() => expect(detailCalls(engine)).toHaveLength(2));
  });
});

describe('a task that is gone', () => {
  it('is let go of with a message when it was never there, and not asked for again', async () => {
    serveTask(engine);
    const { host } = open({ taskId: MISSING_ID });
    await waitFor(() => expect(host.navigation.inboxParams.task).toBeUndefined());
    expect(host.notifications.map(({ title: text }) => text)).toEqual(['The task does not exist']);
    expect(host.events).toEqual([{ kind: 'task-gone', taskId: MISSING_ID }]);
    expect(engine.lines().filter((line) => line.endsWith(`/task/${MISSING_ID}`))).toHaveLength(1);
  });

  async function openVanished() {
    const task = serveTask(engine);
    const opened = open();
    await title();
    task.isThere = false;
    await act(() => opened.queries.refetchQueries({ queryKey: ['engine', 'default', 'task', 'detail'] }));
    return { ...opened, close: await screen.findByRole('button', { name: 'Close task' }) };
  }

  it('stays in view with a word about it when it vanishes while it is open @T4.29 @T8.21', async () => {
    await openVanished();
    expect(screen.getByRole('status').textContent).toContain('completed or removed in the meantime');
    expect(await title()).toBeTruthy();
  });

  it('is closed by the button of that word @T4.30', async () => {
    const { host, close } = await openVanished();
    await userEvent.click(close);
    expect(host.navigation.inboxParams.task).toBeUndefined();
  });

  it('is not asked for again when everyone asks again', async () => {
    const { host } = await openVanished();
    const before = detailCalls(engine).length;
    await act(async () => host.services.taskEvents.emit({ kind: 'tasks-changed' }));
    expect(detailCalls(engine)).toHaveLength(before);
  });
});

describe('a task that cannot be loaded', () => {
  it('says why, and is loaded by the next try @T8.29', async () => {
    engine.once(`GET task/${TASK_ID}`, { type: 'AuthorizationException', message: 'No right.' }, 403);
    open();
    expect(await screen.findByText('You do not have permission to view this task')).toBeTruthy();
    serveTask(engine);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title()).toBeTruthy();
  });

  it('waits in silence while someone must sign in', async () => {
    engine.user = null;
    open();
    await waitFor(() => expect(detailCalls(engine)).toHaveLength(1));
    expect(screen.getByText('Loading task')).toBeTruthy();
  });
});

describe('a tab that takes a permission', () => {
  const permission = { permission: 'UPDATE_TASK', resource: 'Process Definition' };
  const items = {
    'tasklist.task.detail': [
      ...(TABS['tasklist.task.detail'] ?? []),
      { id: 'variables', label: 'Variables', meta: { label: '', permission }, render: () => <p>Values</p> },
    ],
  } as TestPointItems;
  const forbidden = ['UPDATE_TASK Process Definition'];

  it('stands for those who have it', async () => {
    serveTask(engine);
    open({ items });
    expect(await screen.findByRole('tab', { name: 'Variables' })).toBeTruthy();
  });

  it('is in the menu for others, who find it by its address as well', async () => {
    serveTask(engine);
    open({ items, forbidden });
    await title();
    await act(async () => undefined);
    expect(screen.queryByRole('tab', { name: 'Variables' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Variables' })).toBeTruthy();
    cleanup();
    open({ items, forbidden, params: { detailsTab: 'variables' } });
    expect(await screen.findByText('Values')).toBeTruthy();
  });
});

it('a tab that is about processes does not stand on a task without one', async () => {
  const task = serveTask(engine);
  task.processDefinitionId = null;
  const [first] = TABS['tasklist.task.detail'] ?? [];
  const process = {
    id: 'decisions',
    label: 'Decisions',
    meta: { label: '', needsProcess: true },
    render: () => null,
  };
  open({ items: { 'tasklist.task.detail': [first, process] } as TestPointItems });
  await title();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Form']);
});

describe('what happened to a task', () => {
  const named = (id: string, label: string) => ({ id, label, render: () => <p>{`About ${label}`}</p> });
  const items: TestPointItems = {
    'tasklist.task.detail': [
      ...(TABS['tasklist.task.detail'] ?? []),
      named('task-detail-activity', 'Activity'),
      named('task-detail-history', 'History'),
      named('task-detail-comments', 'Comments'),
      named('task-detail-attachments', 'Attachments'),
    ],
  };
  const APART = ['History', 'Comments', 'Attachments'];
  const labels = () =>
    screen
      .getAllByRole('tab')
      .map(({ textContent }) => textContent)
      .filter((label) => label === 'Activity' || APART.includes(label ?? ''));

  const [form, description, , ...apart] = items['tasklist.task.detail'] ?? [];
  const withoutActivity = { 'tasklist.task.detail': [form, description, ...apart] } as TestPointItems;

  it.each<[string, OpenOptions, readonly string[]]>([
    ['is one tab', { items }, ['Activity']],
    [
      'is three tabs where the administrator wants it so',
      { items, config: { activityTabs: 'three' } },
      APART,
    ],
    ['is three tabs where the administrator has switched the one off', { items: withoutActivity }, APART],
  ])('%s', async (_, options, expected) => {
    serveTask(engine);
    open(options);
    await title();
    expect(labels()).toEqual(expected);
  });

  it('is three tabs as soon as the person chooses that', async () => {
    serveTask(engine);
    const { host } = open({ items });
    await title();
    act(() => chooseActivityTabs(host.services.storage, 'three'));
    expect(labels()).toEqual(APART);
  });

  it('is found by the address of each tab all the same', async () => {
    serveTask(engine);
    open({ items, params: { detailsTab: 'task-detail-comments' } });
    expect(await screen.findByText('About Comments')).toBeTruthy();
    expect(labels()).toEqual(['Activity', 'Comments']);
  });
});

describe('a tab that is about a property of the task', () => {
  const items = (needsOneOf: readonly string[]) =>
    ({
      'tasklist.task.detail': [
        ...(TABS['tasklist.task.detail'] ?? []),
        { id: 'late', label: 'Late', meta: { label: '', needsOneOf }, render: () => <p>Late</p> },
      ],
    }) as TestPointItems;

  it('stands in the row where the task has one of them', async () => {
    serveTask(engine);
    open({ items: items(['caseDefinitionId', 'due']) });
    expect(await screen.findByRole('tab', { name: 'Late' })).toBeTruthy();
  });

  it('is in the menu where it has none', async () => {
    serveTask(engine, { due: null });
    open({ items: items(['caseDefinitionId', 'due']) });
    await title();
    expect(screen.queryByRole('tab', { name: 'Late' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Late' }));
    expect(screen.getByRole('tabpanel', { name: 'Late' })).toBeTruthy();
  });
});
