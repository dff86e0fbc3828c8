import type { PastStep } from '@taskweave/engine-client/resources/history/pastStep';
import type { Attachment } from '@taskweave/engine-client/resources/task/attachment';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';
import { expect, it } from 'vitest';
import { activityDays } from './activityEvents';

let count = 0;

function operation(given: Partial<UserOperation>): UserOperation {
  count += 1;
  return {
    id: `o${count}`,
    operationId: `act${count}`,
    type: 'Update',
    entityType: 'Task',
    taskId: 'own',
    userId: 'mary',
    time: '2026-11-21T10:00:00.000+0000',
    property: 'priority',
    oldValue: '50',
    newValue: '70',
    ...given,
  };
}

const NONE = { operations: [], comments: [], attachments: [], steps: [], hasMore: false };

const comment = (time: string): Comment => ({ id: time, userId: 'john', time, message: 'Seen.' });

const file = (name: string, createTime: string | null): Attachment => ({
  id: name,
  name,
  createTime,
  description: null,
  type: null,
  url: null,
});

const added = (name: string, time: string): UserOperation =>
  operation({ type: 'AddAttachment', property: 'name', oldValue: null, newValue: name, time });

it('makes one event of the rows of one act @T3.33 @T3.34', () => {
  const [day] = activityDays({
    ...NONE,
    operations: [operation({ operationId: 'a' }), operation({ operationId: 'a', property: 'name' })],
  });
  expect(day?.events).toHaveLength(1);
  expect(day?.events[0]?.what).toMatchObject({
    change: { type: 'Update', changes: [{ property: 'priority' }, { property: 'name' }] },
  });
});

it('groups by days, newest first, with the comments in their places', () => {
  const days = activityDays({
    ...NONE,
    operations: [
      operation({ time: '2026-11-20T10:00:00.000+0000' }),
      operation({ time: '2026-11-18T10:00:00.000+0000' }),
    ],
    comments: [comment('2026-11-19T10:00:00.000+0000'), comment('2026-11-20T12:00:00.000+0000')],
    attachments: [file('Plan.pdf', '2026-11-18T12:00:00.000+0000')],
  });
  expect(days.map(({ events }) => events.map(({ what }) => what.kind))).toEqual([
    ['comment', 'change'],
    ['comment'],
    ['file', 'change'],
  ]);
});

it('keeps comments back that are older than the changes loaded so far', () => {
  const operations = [operation({ time: '2026-11-20T10:00:00.000+0000' })];
  const comments = [comment('2026-11-19T10:00:00.000+0000')];
  const shown = (hasMore: boolean) =>
    activityDays({ ...NONE, operations, comments, hasMore }).flatMap(({ events }) => events);
  expect(shown(true)).toHaveLength(1);
  expect(shown(false)).toHaveLength(2);
});

it('leaves out what the title says already', () => {
  const [day] = activityDays({
    ...NONE,
    operations: [operation({ type: 'Complete', property: 'delete', newValue: 'true' })],
  });
  expect(day?.events[0]?.what).toEqual({
    kind: 'change',
    change: { type: 'Complete', changes: [] },
    taskName: null,
  });
});

it('says once that a file was added, and by whom', () => {
  const days = activityDays({
    ...NONE,
    operations: [
      added('Plan.pdf', '2026-11-20T10:00:00.100+0000'),
      added('Plan.pdf', '2026-11-18T10:00:00.000+0000'),
    ],
    attachments: [file('Plan.pdf', '2026-11-20T10:00:00.000+0000')],
  });
  expect(days.flatMap(({ events }) => events.map(({ what, userId }) => [what.kind, userId]))).toEqual([
    ['file', 'mary'],
    ['change', 'mary'],
  ]);
});

it('two files of one name have a line of the history each', () => {
  const days = activityDays({
    ...NONE,
    operations: [
      added('Plan.pdf', '2026-11-20T10:00:00.100+0000'),
      added('Plan.pdf', '2026-11-20T10:00:00.000+0000'),
    ],
    attachments: [
      file('Plan.pdf', '2026-11-20T10:00:00.100+0000'),
      { ...file('Plan.pdf', '2026-11-20T10:00:00.000+0000'), id: 'other' },
    ],
  });
  expect(days.flatMap(({ events }) => events.map(({ what }) => what.kind))).toEqual(['file', 'file']);
});

it('puts what has no time last, under no day', () => {
  const days = activityDays({
    ...NONE,
    comments: [comment('2026-11-19T10:00:00.000+0000')],
    attachments: [file('Plan.pdf', null)],
  });
  expect(days.map(({ date }) => date === null)).toEqual([false, true]);
});

it('has the steps of the instance, each once, and names the tasks of acts', () => {
  const step = (id: string, given: Partial<PastStep>): PastStep => ({
    ...{ id, activityId: id, type: 'userTask', name: id, taskId: id, assignee: 'john' },
    ...{ started: '2026-11-21T08:00:00.000+0000', ended: '2026-11-21T09:00:00.000+0000', isCanceled: false },
    ...given,
  });
  const [day] = activityDays({
    ...NONE,
    operations: [
      operation({ type: 'Complete', taskId: 'Ask', property: 'delete' }),
      operation({ type: 'Create', entityType: 'ProcessInstance', taskId: null, property: null }),
    ],
    steps: [
      step('Own', { ended: null }),
      step('Pay', {}),
      step('Ask', {}),
      step('Approved?', { type: 'exclusiveGateway' }),
      step('Received', { type: 'startEvent' }),
      step('Archive', { type: 'serviceTask', taskId: null, assignee: null }),
      step('None', { name: null }),
    ],
  });
  const said = day?.events.map(({ what }) => {
    if (what.kind === 'change') return `${what.change.type} ${what.taskName}`;
    return what.kind === 'step' ? what.step.name : what.kind;
  });
  expect(said).toEqual(['Complete Ask', 'Start null', 'Pay', 'Archive']);
});
