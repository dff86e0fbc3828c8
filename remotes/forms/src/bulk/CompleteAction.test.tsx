// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { BulkActionProps, BulkOperation } from '@taskweave/plugin-sdk';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { openDraftsOf } from '../testing/openDraftsOf';
import CompleteAction from './CompleteAction';

const fake = useFakeEngine('demo');
const { signal } = new AbortController();

let facts: Record<string, object>;
let withForm: string[];
let withUnmadeForm: string[];

beforeEach(() => {
  facts = {};
  withForm = [];
  withUnmadeForm = [];
  fake.on('GET task/:id/form', ({ params: { id } }) =>
    withUnmadeForm.includes(String(id))
      ? HttpResponse.json(
          { type: 'RestException', message: `Cannot get form for task ${id}` },
          { status: 400 },
        )
      : HttpResponse.json({ key: withForm.includes(String(id)) ? 'app:form.html' : null }),
  );
  fake.on('GET task/:id', ({ params }) => ({ id: params.id, assignee: 'demo', ...facts[String(params.id)] }));
  fake.on('POST task/:id/:call', 204);
});

const tasksOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aTask({ id: `t${index}`, name: `Task ${index}`, assignee: 'demo' }),
  );
const sent = () => fake.lines().filter((line) => line.startsWith('POST'));

interface Press {
  readonly count?: number;
  readonly seconds?: number;
  readonly confirms?: boolean;
  readonly items?: TestPointItems;
}

const COMPLETED: TestPointItems = {
  'tasklist.route': [{ id: 'completed', meta: { path: '/completed-tasks' }, render: () => null }],
};

async function press({ count = 2, seconds = 6, confirms = true, items = {} }: Press = {}) {
  const { host, rerender } = openApp(plugin, null, {
    engine: fake,
    stored: { undoSeconds: seconds },
    confirms,
    items,
  });
  const drafts = await openDraftsOf(host.services);
  const run = vi.fn<BulkActionProps['run']>();
  const close = vi.fn();
  const tasks = tasksOf(count);
  rerender(<CompleteAction tasks={tasks} isByCommand={false} run={run} close={close} />);
  await vi.waitFor(() => expect(run.mock.calls.length + close.mock.calls.length).toBe(1));
  const asked = host.questions.map(({ title }) => title);
  return { host, drafts, tasks, asked, operation: run.mock.calls[0]?.[0] ?? null, close };
}

function handed(operation: BulkOperation | null): BulkOperation {
  if (operation === null) throw new Error('No operation.');
  return operation;
}

describe('where completing can be taken back', () => {
  it('nothing is asked, and nothing is sent before the message goes', async () => {
    const { asked, operation, tasks, host } = await press();
    const { apply, hold, done } = handed(operation);
    for (const task of tasks) expect(await apply(task, signal)).toBe(undefined);
    const held = hold?.(tasks, () => undefined);
    expect(asked).toEqual([]);
    expect(done?.(2)).toBe('2 tasks completed');
    expect(held?.milliseconds).toBe(6_000);
    expect(sent()).toEqual([]);
    expect(host.events).toEqual(['t0', 't1'].map((taskId) => ({ kind: 'task-completing', taskId })));
    held?.send();
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    await vi.waitFor(() => expect(host.events.at(-1)).toEqual({ kind: 'task-completed', taskId: 't1' }));
  });

  it('has nothing to show where no part lists completed tasks', async () => {
    expect(handed((await press()).operation).show).toBeUndefined();
    expect(handed((await press({ seconds: 0, items: COMPLETED })).operation).show).toBeTypeOf('function');
  });

  it('taken back, all are there again, and it is said', async () => {
    const { operation, tasks, host, drafts } = await press();
    const { apply, hold } = handed(operation);
    for (const task of tasks) await apply(task, signal);
    hold?.(tasks, () => undefined).undo();
    expect(host.events.slice(2)).toEqual(['t0', 't1'].map((taskId) => ({ kind: 'task-returned', taskId })));
    expect(host.notifications).toMatchObject([{ title: '2 tasks are open again', detail: 'Task 0\nTask 1' }]);
    expect(drafts.completing().size).toBe(0);
    expect(sent()).toEqual([]);
  });

  it('those that the page was closed before are known to the next visit', async () => {
    const { operation, tasks, drafts } = await press();
    for (const task of tasks) await handed(operation).apply(task, signal);
    expect([...drafts.completing().keys()]).toEqual(['t0', 't1']);
  });
});

describe('where it cannot', () => {
  it.each([
    ['the person wants no wait', { seconds: 0 }, 'Complete 2 tasks?'],
    ['they are too many for a page that is closed', { count: 26 }, 'Complete 26 tasks?'],
  ] as const)('it is asked first, and sent at once: %s', async (_why, given, title) => {
    const { asked, operation, tasks } = await press(given);
    const { apply, hold } = handed(operation);
    expect(asked).toEqual([title]);
    expect(hold).toBe(undefined);
    const [task] = tasks;
    if (task !== undefined) await apply(task, signal);
    expect(sent()).toHaveLength(1);
  });

  it('and the person does not mean it, nothing begins', async () => {
    const { operation, close } = await press({ seconds: 0, confirms: false });
    expect(operation).toBe(null);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe.each([6, 0])('with %i seconds, a task is left out', (seconds) => {
  it.each([
    ['with a form', 'has a form', {}],
    ['of somebody else', 'now assigned to john', { assignee: 'john' }],
    ['that is suspended', 'is suspended', { suspended: true }],
    ['that is delegated', 'is delegated', { delegationState: 'PENDING' }],
  ])('%s', async (_what, skipped, ofTask) => {
    facts = { t0: ofTask };
    withForm = skipped === 'has a form' ? ['t0'] : [];
    const { operation, tasks, drafts } = await press({ count: 1, seconds });
    const [task] = tasks;
    expect(task && (await handed(operation).apply(task, signal))).toEqual({ skipped });
    expect(drafts.completing().size).toBe(0);
    expect(sent()).toEqual([]);
  });

  it('whose generated form the engine cannot make', async () => {
    withUnmadeForm = ['t0'];
    const { operation, tasks } = await press({ count: 1, seconds });
    const [task] = tasks;
    expect(task && (await handed(operation).apply(task, signal))).toEqual({ skipped: 'has a form' });
    expect(sent()).toEqual([]);
  });

  it('that somebody has begun to fill in', async () => {
    const { operation, tasks, drafts } = await press({ count: 1, seconds });
    const [task] = tasks;
    if (task === undefined) return;
    const subject = { kind: 'task', taskId: task.id, task } as const;
    drafts.save(subject, 'generic', { values: [1] });
    expect(await handed(operation).apply(task, signal)).toEqual({ skipped: 'has a draft' });
    expect(await drafts.load(subject, 'generic')).toMatchObject({ draft: { values: [1] } });
  });
});
