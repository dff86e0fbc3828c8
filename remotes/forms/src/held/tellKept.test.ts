// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../i18n/en.json';
import { openDraftsOf } from '../testing/openDraftsOf';
import { markCompleting } from './markCompleting';
import { tellKept } from './tellKept';

const fake = useFakeEngine('demo');
let there: string[];
let completed: readonly unknown[];

beforeEach(() => {
  completed = [];
  fake.on('POST history/task', () => HttpResponse.json(completed));
  fake.on('GET task/:id', ({ params }) =>
    there.includes(String(params.id))
      ? HttpResponse.json({ id: params.id })
      : HttpResponse.json({ type: 'InvalidRequestException', message: 'No task' }, { status: 404 }),
  );
});

async function visit(marks: readonly (readonly [id: string, pressedAt: number, hasInput?: boolean])[]) {
  const host = createTestHost({ engine: fake.connect(), texts: en });
  const drafts = await openDraftsOf(host.services);
  for (const [id, pressedAt, hasInput = false] of marks) {
    const task = aTask({ id, name: id });
    const subject = { kind: 'task', taskId: id, task } as const;
    const snapshot = hasInput ? { values: 1 } : null;
    markCompleting(host.services, { subject, formType: 'generic', snapshot, name: `Task ${id}`, pressedAt });
  }
  await tellKept(host.services, new AbortController().signal);
  host.setSession('ended');
  return { notifications: host.notifications, drafts };
}

it('names the tasks of one press in one message, and none that was completed', async () => {
  there = ['a', 'b', 'c', 'd'];
  const { notifications, drafts } = await visit(['a', 'b', 'c', 'd', 'e'].map((id) => [id, 1] as const));
  expect(notifications).toMatchObject([
    {
      kind: 'warning',
      title: '4 tasks were not completed',
      detail: 'The page was closed before they were sent.\nTask a\nTask b\nTask c\n…',
    },
  ]);
  expect(drafts.completing().size).toBe(0);
});

it('says who took a task that the closing page completed', async () => {
  there = [];
  completed = [{ id: 'a', assignee: 'dana', endTime: '2026-11-30T12:00:00.000+0000' }];
  fake.on('GET user/:id/profile', { id: 'dana', firstName: 'Dana', lastName: 'Moreau' });
  const { notifications } = await visit([['a', 1]]);
  await vi.waitFor(() =>
    expect(notifications).toMatchObject([
      { title: 'Task a completed', detail: 'The task was assigned to Dana Moreau meanwhile.' },
    ]),
  );
});

it('has a message for each press, with the way to its task', async () => {
  there = ['a', 'b'];
  const { notifications } = await visit([
    ['a', 1],
    ['b', 2, true],
  ]);
  expect(notifications).toMatchObject([
    { title: 'Task a was not completed', detail: 'The page was closed before it was sent.' },
    {
      title: 'Task b was not completed',
      detail: 'The page was closed before it was sent. Your input is kept.',
      links: [{ label: 'Open' }],
    },
  ]);
});
