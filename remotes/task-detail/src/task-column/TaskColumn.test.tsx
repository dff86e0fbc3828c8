// @vitest-environment jsdom
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost';
import { CLAIM_TAKEN, MISSING_ID, serveTask, TASK_ID } from '../testing/taskFixture';
import TaskColumn from './TaskColumn';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

afterEach(() => {
  vi.useRealTimers();
});

const TABS: TestPointItems = {
  'tasklist.task.detail': [
    {
      id: 'task-detail-form',
      label: 'Form',
      render: ({ task }) => <input aria-label={`Form of ${task.name}`} />,
    },
    { id: 'task-detail-description', label: 'Description', render: () => <p>About it</p> },
  ],
};

function open(options: { params?: Record<string, string>; items?: TestPointItems; taskId?: string } = {}) {
  const { taskId = TASK_ID, params = {}, items = TABS } = options;
  return renderInHost(<TaskColumn taskId={taskId} />, {
    engine: engine.connect(),
    params: { task: taskId, ...params },
    items,
  });
}

const title = () => screen.findByRole('heading', { name: 'Approve holiday' });
const detailCalls = () => engine.lines().filter((line) => line.endsWith(`/task/${TASK_ID}`));

describe('a task', () => {
  it('shows its name, origin and properties', async () => {
    serveTask(engine);
    const { container } = open();
    await title();
    expect(screen.getByRole('list', { name: 'Where the task comes from' }).textContent).toBe(
      'Holiday requestv3.0',
    );
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

  it('leaves the focus where it was when it is chosen by hand', async () => {
    serveTask(engine);
    open();
    await title();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the focus to its title when it follows a completed one', async () => {
    serveTask(engine);
    const { host, rerender } = open({ taskId: 'before' });
    act(() => host.services.taskEvents.emit({ type: 'task-completed', taskId: 'before' }));
    rerender(<TaskColumn taskId={TASK_ID} />);
    const heading = await title();
    expect(document.activeElement).toBe(heading);
  });

  it('is asked for again after ten seconds', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    serveTask(engine);
    open();
    await title();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(detailCalls()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(detailCalls()).toHaveLength(2);
  });

  it('tells when its instance is suspended', async () => {
    serveTask(engine, { suspended: true });
    open();
    expect((await screen.findByRole('status', { name: '' })).textContent).toContain('Loading');
    await title();
    expect(screen.getByRole('status').textContent).toContain('suspended');
  });
});

describe('tabs', () => {
  it('begin with the first when the URL names one that does not exist', async () => {
    serveTask(engine);
    open({ params: { detailsTab: 'nonsense' } });
    expect((await screen.findByRole('tab', { name: 'Form' })).getAttribute('aria-selected')).toBe('true');
  });

  it('are chosen by the URL', async () => {
    serveTask(engine);
    open({ params: { detailsTab: 'task-detail-description' } });
    expect(await screen.findByText('About it')).toBeTruthy();
  });

  it('write the choice into the URL', async () => {
    serveTask(engine);
    const { host } = open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Description' }));
    expect(host.navigation.params.detailsTab).toBe('task-detail-description');
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

describe('the assignee', () => {
  it('is shown at once after a claim, before the engine has answered', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    engine.answer(
      http.post(`${REST_ROOT}/task/:id/claim`, async () => {
        await answered;
        return HttpResponse.json(CLAIM_TAKEN, { status: 500 });
      }),
    );
    serveTask(engine);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Demo Demo')).toBeTruthy();
    answer();
    expect(await screen.findByText('Unassigned')).toBeTruthy();
  });

  it('is what the engine says after a claim, and the others are told', async () => {
    serveTask(engine);
    const { host } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unclaim' }).ariaBusy).not.toBe('true'));
    expect(host.events).toEqual([{ type: 'task-changed', taskId: TASK_ID }]);
  });

  it('keeps the focus on its button', async () => {
    serveTask(engine);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Unclaim' }));
  });

  it('is claimed once, however often the button is pressed', async () => {
    engine.answer(
      http.post(`${REST_ROOT}/task/:id/claim`, async () => {
        await delay(30);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    serveTask(engine);
    open();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(detailCalls()).toHaveLength(2));
    expect(engine.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('says who was faster', async () => {
    engine.answer(
      http.post(`${REST_ROOT}/task/:id/claim`, () => {
        task.assignee = 'mary';
        return HttpResponse.json(CLAIM_TAKEN, { status: 500 });
      }),
    );
    const task = serveTask(engine);
    const { host } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications[0]).toMatchObject({
      kind: 'error',
      title: 'The task could not be claimed',
      detail: 'mary has claimed it meanwhile.',
    });
  });

  it('can be taken from someone else', async () => {
    serveTask(engine, { assignee: 'mary' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Reset assignee' }));
    await waitFor(() => expect(engine.calls.at(-1)?.line).toContain('GET'));
    const write = engine.calls.find(({ line }) => line.endsWith('/assignee'));
    expect(write?.body).toBe('{"userId":null}');
  });
});

describe('a task that is gone', () => {
  it('is let go of with a message when it was never there, and not asked for again', async () => {
    serveTask(engine);
    const { host } = open({ taskId: MISSING_ID });
    await waitFor(() => expect(host.navigation.params.task).toBeUndefined());
    expect(host.notifications.map(({ title: text }) => text)).toEqual(['The task does not exist']);
    expect(host.events).toEqual([{ type: 'task-gone', taskId: MISSING_ID }]);
    expect(engine.lines().filter((line) => line.endsWith(`/task/${MISSING_ID}`))).toHaveLength(1);
  });

  it('stays in view with a word about it when it vanishes while it is open', async () => {
    const task = serveTask(engine);
    const { queries } = open();
    await title();
    task.isThere = false;
    await act(() => queries.refetchQueries({ queryKey: ['engine', 'default', 'task', 'detail'] }));
    expect((await screen.findByRole('status')).textContent).toContain('completed or removed meanwhile');
    expect(await title()).toBeTruthy();
  });

  it('is closed by the button of that word', async () => {
    const task = serveTask(engine);
    const { host, queries } = open();
    await title();
    task.isThere = false;
    await act(() => queries.refetchQueries({ queryKey: ['engine', 'default', 'task', 'detail'] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close task' }));
    expect(host.navigation.params.task).toBeUndefined();
  });

  it('is not asked for again when everyone asks anew', async () => {
    const task = serveTask(engine);
    const { queries, host } = open();
    await title();
    task.isThere = false;
    await act(() => queries.refetchQueries({ queryKey: ['engine', 'default', 'task', 'detail'] }));
    await screen.findByRole('button', { name: 'Close task' });
    const before = detailCalls().length;
    await act(async () => host.services.taskEvents.emit({ type: 'tasks-changed' }));
    expect(detailCalls()).toHaveLength(before);
  });
});

describe('a task that cannot be loaded', () => {
  it('says why, and is loaded by the next try', async () => {
    engine.answer(
      http.get(
        `${REST_ROOT}/task/${TASK_ID}`,
        () => HttpResponse.json({ type: 'AuthorizationException', message: 'No right.' }, { status: 403 }),
        { once: true },
      ),
    );
    open();
    expect(await screen.findByText('You do not have the right to see this task')).toBeTruthy();
    serveTask(engine);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title()).toBeTruthy();
  });

  it('waits in silence while someone must sign in', async () => {
    engine.user = null;
    open();
    await waitFor(() => expect(detailCalls()).toHaveLength(1));
    expect(screen.getByText('Loading the task')).toBeTruthy();
  });
});

describe('actions of plugins', () => {
  const ACTIONS: TestPointItems = {
    ...TABS,
    'tasklist.task.action': [
      { id: 'plain', render: () => <span>in place</span> },
      {
        id: 'comment',
        label: 'Comment',
        meta: { icon: 'comment' },
        render: ({ close }) => (
          <button type="button" onClick={close}>
            Done commenting
          </button>
        ),
      },
    ],
  };

  it('are drawn in place where they have no label', async () => {
    serveTask(engine);
    open({ items: ACTIONS });
    expect(await screen.findByText('in place')).toBeTruthy();
  });

  it('open by their button, and give the focus back to it', async () => {
    serveTask(engine);
    open({ items: ACTIONS });
    await userEvent.click(await screen.findByRole('button', { name: 'Comment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done commenting' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Comment' }));
  });
});
