import { focusManager } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { detailCalls, findTitle, type OpenOptions, openTask, TABS } from '../testing/openTask';
import { serveTask, TASK_ID } from '../testing/taskFixture';
import TaskColumn from './TaskColumn';

const engine = useFakeEngine('demo');

const open = (options?: OpenOptions) => openTask(engine, options);
const title = findTitle;

describe('a task', () => {
  it('shows its name, origin and properties', async () => {
    serveTask(engine);
    const { container } = open();
    await title();
    expect(screen.getByRole('list', { name: 'Task origin' }).textContent).toBe('Holiday request');
    expect(screen.getByTitle('v3.0').textContent).toBe('Holiday request');
    expect(screen.getByRole('button', { name: /^Groups:\s*Management$/ })).toBeTruthy();
    await expectAccessible(container);
  });

  it('costs two calls, the second being its form', async () => {
    serveTask(engine);
    open();
    await title();
    await waitFor(() => expect(engine.lines()).toHaveLength(2));
    expect(engine.lines().map((line) => line.split('/task/')[1])).toEqual(
      expect.arrayContaining([TASK_ID, `${TASK_ID}/form`]),
    );
  });

  it('leaves the focus where it was when it is chosen by hand @E1', async () => {
    serveTask(engine);
    open();
    await title();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the focus to its title when it follows a completed one', async () => {
    serveTask(engine);
    const { host, rerender } = open({ taskId: 'before' });
    act(() => host.services.taskEvents.emit({ kind: 'task-completed', taskId: 'before' }));
    rerender(<TaskColumn taskId={TASK_ID} />);
    const heading = await title();
    expect(document.activeElement).toBe(heading);
  });

  it('leaves the focus to a dialog that has come over it, when it follows a completed one', async () => {
    serveTask(engine);
    const { container, host, rerender } = open({ taskId: 'before' });
    act(() => host.services.taskEvents.emit({ kind: 'task-completed', taskId: 'before' }));
    container.setAttribute('aria-hidden', 'true');
    rerender(<TaskColumn taskId={TASK_ID} />);
    await screen.findByRole('heading', { level: 2, hidden: true });
    expect(document.activeElement).toBe(document.body);
  });

  it('has the focus in its place before it is there, when it follows a completed one', async () => {
    serveTask(engine);
    const { host, rerender } = open({ taskId: 'before' });
    act(() => host.services.taskEvents.emit({ kind: 'task-completed', taskId: 'before' }));
    rerender(<TaskColumn taskId={TASK_ID} />);
    expect(document.activeElement?.contains(screen.getByText('Loading task'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that was completed on this page says so to people who come back, and nothing is asked for it', async () => {
    serveTask(engine);
    const { host, rerender } = open({ taskId: 'done' });
    for (const taskId of ['done', 'done too']) {
      rerender(<TaskColumn taskId={taskId} />);
      await screen.findByRole('tab', { name: 'Form' });
      act(() => host.services.taskEvents.emit({ kind: 'task-completed', taskId }));
    }
    const before = engine.lines().length;
    rerender(<TaskColumn taskId="done" />);
    expect(await screen.findByText('You completed this task.')).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'Form' })).toBeNull();
    const asked = engine.lines().slice(before);
    expect(asked.filter((line) => /\/task\/done(\/|$)/.test(line))).toEqual([]);
  });

  it('whose completion comes back while no task is open is there again', async () => {
    serveTask(engine);
    const { host, rerender } = open({ taskId: 'back' });
    await title();
    act(() => host.services.taskEvents.emit({ kind: 'task-completing', taskId: 'back' }));
    rerender(<p>My work</p>);
    act(() => host.services.taskEvents.emit({ kind: 'task-returned', taskId: 'back' }));
    rerender(<TaskColumn taskId="back" />);
    expect(await screen.findByRole('tab', { name: 'Form' })).toBeTruthy();
    expect(screen.queryByText('You completed this task.')).toBeNull();
  });

  it('that was completed on this page, and of which nothing is known any more, is let go of', async () => {
    serveTask(engine);
    const { host, queries, rerender } = open({ taskId: 'forgotten' });
    await title();
    act(() => host.services.taskEvents.emit({ kind: 'task-completed', taskId: 'forgotten' }));
    rerender(<TaskColumn taskId="second" />);
    await title();
    queries.removeQueries({ queryKey: taskQueries(engine.connect()).detail('forgotten').queryKey });
    rerender(<TaskColumn taskId="forgotten" />);
    await waitFor(() => expect(host.navigation.inboxParams.task).toBeUndefined());
    expect(host.notifications.map(({ title: text }) => text)).toEqual(['The task does not exist']);
  });

  async function openBeside(refresh: boolean): Promise<void> {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    serveTask(engine);
    const { queries } = open({ params: { filter: 'f' } });
    await title();
    const filters = [{ id: 'f', properties: { refresh } }];
    act(() => void queries.setQueryData(filterQueries(engine.connect()).all().queryKey, filters));
  }

  it('is asked for again beside a filter that refreshes by itself, later than its list', async () => {
    await openBeside(true);
    await act(() => vi.advanceTimersByTimeAsync(10_200));
    expect(detailCalls(engine)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(detailCalls(engine)).toHaveLength(2);
  });

  it('is asked for again within ten seconds beside one that does not, by one request', async () => {
    await openBeside(false);
    const before = engine.lines().length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(detailCalls(engine)).toHaveLength(2);
    expect(engine.lines()).toHaveLength(before + 1);
  });

  it('is not asked for while nobody sees the page', async () => {
    await openBeside(false);
    focusManager.setFocused(false);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    focusManager.setFocused(undefined);
    expect(detailCalls(engine)).toHaveLength(1);
  });

  it('says when its instance is suspended', async () => {
    serveTask(engine, { suspended: true });
    open();
    expect((await screen.findByRole('status', { name: '' })).textContent).toContain('Loading');
    await title();
    expect(screen.getByRole('status').textContent).toContain('suspended');
  });
});

describe('tabs', () => {
  it('begin with the first when the URL names one that does not exist @T2.37', async () => {
    serveTask(engine);
    open({ params: { detailsTab: 'nonsense' } });
    expect((await screen.findByRole('tab', { name: 'Form' })).getAttribute('aria-selected')).toBe('true');
  });

  it('are chosen by the URL @S2.30', async () => {
    serveTask(engine);
    open({ params: { detailsTab: 'task-detail-description' } });
    expect(await screen.findByText('About it')).toBeTruthy();
  });

  it('write the choice into the URL @T2.6', async () => {
    serveTask(engine);
    const { host } = open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Description' }));
    expect(host.navigation.inboxParams.detailsTab).toBe('task-detail-description');
  });

  it('keep what was typed behind another tab', async () => {
    serveTask(engine);
    open();
    await userEvent.type(await screen.findByLabelText('Form of Approve holiday'), 'half a sentence');
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Form' }));
    expect(screen.getByLabelText<HTMLInputElement>('Form of Approve holiday').value).toBe('half a sentence');
  });
});

it('the key for the form finds a field that comes after it was pressed', async () => {
  serveTask(engine);
  let arrive: () => void = () => undefined;
  function LateForm() {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => {
      arrive = () => setIsThere(true);
    }, []);
    if (!isThere) return null;
    return (
      <>
        <input aria-label="Note" />
        <button type="button" data-variant="primary">
          Complete
        </button>
      </>
    );
  }
  const items: TestPointItems = {
    'tasklist.task.detail': [{ id: 'task-detail-form', label: 'Form', render: () => <LateForm /> }],
  };
  const { host } = open({ items });
  await title();
  act(() => void host.services.commands.run('go.form'));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Form' }));
  act(() => arrive());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Note'));
});

it('actions of plugins are drawn in place where they have no label @T2.26', async () => {
  serveTask(engine);
  const plain = { id: 'plain', render: () => <span>in place</span> };
  open({ items: { ...TABS, 'tasklist.task.action': [plain] } });
  expect(await screen.findByText('in place')).toBeTruthy();
});
