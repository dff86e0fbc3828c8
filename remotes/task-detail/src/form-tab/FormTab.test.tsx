import { rightsToAssign } from '@taskweave/engine-client/resources/identity/permission';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { useInboxParam } from '@taskweave/plugin-sdk';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import TaskColumn from '../task-column/TaskColumn';
import { DrawingFormView, FakeFormView, ResolvingFormView } from '../testing/formViews';
import { serveTask, TASK_ID } from '../testing/taskFixture';
import FormTab from './FormTab';

const engine = useFakeEngine('demo');

const askedForFacts = () => waitFor(() => expect(engine.lines().join()).toContain('/variable-instance'));

const THAT_DRAWS: TestPointItems = {
  'tasklist.form.view': [{ id: 'view', render: (props) => <DrawingFormView {...props} /> }],
};
const FORMS_THAT_RESOLVE: TestPointItems = {
  'tasklist.form.view': [{ id: 'view', render: ResolvingFormView }],
};
const RIGHTS = rightsToAssign(TASK_ID, 'holiday-request').map(
  ({ permission, resource, resourceId }) => `${permission} ${resource} ${resourceId}`,
);
const WITH_FORMS: TestPointItems = { 'tasklist.form.view': [{ id: 'view', render: FakeFormView }] };

function Column() {
  return <TaskColumn taskId={useInboxParam('task')} />;
}

function open(items: TestPointItems = WITH_FORMS, taskId = TASK_ID, forbidden: readonly string[] = []) {
  const tab: TestPointItems = {
    'tasklist.task.detail': [
      { id: 'task-detail-form', label: 'Form', render: (props) => <FormTab {...props} /> },
    ],
  };
  return openApp(plugin, <Column />, {
    engine,
    params: { task: taskId },
    forbidden,
    items: { ...tab, ...items },
  });
}

describe('the form', () => {
  it('is editable for the one who holds the task', async () => {
    serveTask(engine, { assignee: 'demo' });
    open();
    expect(await screen.findByText('Editable')).toBeTruthy();
  });

  it('asks for a claim while nobody holds the task', async () => {
    serveTask(engine);
    open();
    expect(await screen.findByText('Read-only: Claim the task to work on it.')).toBeTruthy();
  });

  it('is editable at once after a claim beside it, and keeps the focus near', async () => {
    serveTask(engine);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    const text = await screen.findByText('Editable');
    expect(document.activeElement?.contains(text)).toBe(true);
  });

  it('is read-only where somebody else holds the task, and says who @T4.13', async () => {
    serveTask(engine, { assignee: 'mary' });
    open();
    expect(await screen.findByText('Read-only: Assigned to mary.')).toBeTruthy();
  });

  it('is read-only once the task is gone, and says so @T4.12 @T4.30', async () => {
    const task = serveTask(engine, { assignee: 'demo' });
    const { queries } = open();
    await screen.findByText('Editable');
    task.isThere = false;
    await act(() => queries.refetchQueries({ queryKey: ['engine', 'default', 'task', 'detail'] }));
    expect(await screen.findByText(/^Read-only: .*completed or removed in the meantime/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
  });

  it('names whom the task is being assigned to', async () => {
    serveTask(engine, { assignee: 'demo' });
    const { queries } = open();
    await screen.findByText('Editable');
    const user = { id: 'mary', firstName: 'Mary', lastName: 'Okafor' };
    const change = queries.getMutationCache().build<void, Error, object, unknown>(queries, {
      mutationKey: taskChangeKey(engine.connect(), TASK_ID),
      mutationFn: () => new Promise(() => undefined),
    });
    act(() => void change.execute({ change: { kind: 'assign', user }, before: { id: TASK_ID } }));
    expect(await screen.findByText('Read-only: Assigned to Mary Okafor.')).toBeTruthy();
  });

  it.each([
    ['a right to the task', `TASK_ASSIGN Task ${TASK_ID}`],
    ['a right to the tasks of its process', 'UPDATE_TASK Process Definition holiday-request'],
  ])('can be taken over with %s, and the notification undoes it', async (_, right) => {
    const sent: unknown[] = [];
    engine.on('POST task/:id/assignee', async ({ request }) => {
      const body = (await request.json()) as { readonly userId: string };
      sent.push(body);
      task.assignee = body.userId;
      return new HttpResponse(null, { status: 204 });
    });
    const task = serveTask(engine, { assignee: 'mary' });
    const { host } = open(
      WITH_FORMS,
      TASK_ID,
      RIGHTS.filter((one) => one !== right),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
    const text = await screen.findByText('Editable');
    expect(document.activeElement?.contains(text)).toBe(true);
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(sent).toEqual([{ userId: 'demo' }]);
    await act(async () => host.notifications[0]?.undo?.());
    await waitFor(() => expect(sent).toEqual([{ userId: 'demo' }, { userId: 'mary' }]));
  });

  it('leads no further without the right', async () => {
    serveTask(engine, { assignee: 'mary' });
    const { host } = open(WITH_FORMS, TASK_ID, RIGHTS);
    await screen.findByText('Read-only: Assigned to mary.');
    await waitFor(() =>
      expect(host.services.permissions.known(rightsToAssign(TASK_ID, 'holiday-request'))).toBe(false),
    );
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
  });

  it.each([
    ['until it is known whether it may be taken over', { assignee: 'mary' }, true],
    ['not where it may be claimed', {}, false],
    ["not where it is the person's own", { assignee: 'demo' }, false],
    ['not where it is suspended', { assignee: 'mary', suspended: true }, false],
  ])('offers nothing, not even what cannot be done: %s', async (_when, ofTask, isUndecided) => {
    serveTask(engine, ofTask);
    const { host } = open(WITH_FORMS, TASK_ID, RIGHTS);
    vi.spyOn(host.services.permissions, 'can').mockReturnValue(new Promise(() => undefined));
    await screen.findByText(/^(Read-only|Editable)/);
    expect(screen.queryByText('Undecided') !== null).toBe(isUndecided);
  });

  it('says so when nothing draws forms', async () => {
    serveTask(engine, { assignee: 'demo' });
    open({});
    expect(await screen.findByText('The form cannot be shown')).toBeTruthy();
  });
});

describe('completing', () => {
  beforeEach(() => engine.on('POST variable-instance', []));

  it('reaches the person and the other parts, and the task is not asked for again @T8.15 @T9.14', async () => {
    engine.on('GET task', {
      _embedded: { task: [{ id: 'next', name: 'Pay invoice', priority: 50, assignee: 'demo' }] },
      count: 1,
    });
    const task = serveTask(engine, { assignee: 'demo' });
    const { host } = open(WITH_FORMS, 'to-complete');
    const button = await screen.findByRole('button', { name: 'Complete' });
    await askedForFacts();
    task.isThere = false;
    const before = engine.lines().length;
    await userEvent.click(button);
    await waitFor(() => expect(host.notifications).toHaveLength(2));
    expect(host.events.slice(1)).toEqual([{ kind: 'task-completed', taskId: 'to-complete' }]);
    expect(host.notifications).toMatchObject([
      { kind: 'success', title: 'Task completed', detail: 'Approve holiday', duration: 6_000 },
      { kind: 'info', duration: 16_000, links: [{ label: 'Pay invoice' }] },
    ]);
    expect(engine.lines().slice(before)).toEqual([expect.stringContaining('/task?processInstanceId=')]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Approve holiday' }));
  });

  it('that comes too late says so at once', async () => {
    const task = serveTask(engine, { assignee: 'demo' });
    open(THAT_DRAWS, 'too-late');
    const button = await screen.findByRole('button', { name: 'Complete too late' });
    task.isThere = false;
    await userEvent.click(button);
    const word = screen.findByText(/completed or removed in the meantime/, {}, { timeout: 6_000 });
    expect(await word).toBeTruthy();
  });

  it('names a task that was open for long, which is not asked for again either', async () => {
    const task = serveTask(engine, { assignee: 'demo' });
    const { host } = open(THAT_DRAWS, 'open-for-long');
    const button = await screen.findByRole('button', { name: 'Complete' });
    await askedForFacts();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    task.isThere = false;
    const before = engine.lines().length;
    await userEvent.click(button);
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(engine.lines().slice(before)).toEqual([expect.stringContaining('/task?processInstanceId=')]);
  });

  it('reaches them from a form that was left while it was sent', async () => {
    serveTask(engine, { assignee: 'demo' });
    const { host } = open(THAT_DRAWS, 'left');
    fireEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    act(() => host.navigation.openInbox({ task: 'second' }));
    await waitFor(() => expect(host.events).toContainEqual({ kind: 'task-completed', taskId: 'left' }));
    expect(host.notifications[0]?.title).toBe('Task completed');
  });

  it('hands the focus on to the title of the task that the list goes to', async () => {
    serveTask(engine, { assignee: 'demo' });
    const { host } = open(WITH_FORMS, 'first');
    host.services.taskEvents.subscribe((event) => {
      if (event.kind === 'task-completed') host.navigation.openInbox({ task: 'second' });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('task-second-title'));
  });
});

describe('sending the form of a delegated task', () => {
  beforeEach(() => {
    engine.on('GET user/mary/profile', { id: 'mary', firstName: 'Mary', lastName: 'Okafor', email: null });
  });

  it.each([
    ['mary', 'It is back with Mary Okafor.'],
    ['demo', 'It is yours again; you can complete it now.'],
    [null, 'It has no owner, so it is now unassigned.'],
  ])('that is owned by %s says who has it now', async (owner, detail) => {
    serveTask(engine, { assignee: 'demo', owner, delegationState: 'PENDING' });
    const { host } = open(FORMS_THAT_RESOLVE, 'delegated');
    if (owner === 'mary') await screen.findByText(/^Mary Okafor delegated/);
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(host.notifications).toMatchObject([
      { kind: 'success', title: 'Task resolved', detail: `Approve holiday\n${detail}` },
    ]);
    expect(host.events.slice(1)).toEqual([{ kind: 'task-changed', taskId: 'delegated' }]);
  });
});
