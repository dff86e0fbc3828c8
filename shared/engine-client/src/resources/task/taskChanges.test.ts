import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { TaskChangedError, updateTask } from './taskChanges';

const engine = useFakeEngine('demo');

const TASK = {
  id: '1',
  name: 'Approve',
  assignee: 'demo',
  owner: 'mary',
  created: '2026-11-21T09:02:44.815+0000',
  due: '2026-12-01T16:00:00.000+0000',
  followUp: null,
  delegationState: 'PENDING',
  description: 'About it',
  parentTaskId: null,
  priority: 33,
  caseInstanceId: null,
  operatonFormRef: null,
  tenantId: 't1',
  taskState: 'Created',
};

let refusals = 0;
let made: object = {};

beforeEach(() => {
  refusals = 0;
  made = {};
  engine.on('GET task/1', () => (sent().length > 0 ? { ...TASK, ...made } : TASK));
  engine.on('PUT task/1', () =>
    sent().length > refusals
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(
          { type: 'OptimisticLockingException', message: 'ENGINE-03005', code: 1 },
          { status: 500 },
        ),
  );
});

const sent = () =>
  engine.calls.filter(({ line }) => line.startsWith('PUT')).map(({ body }) => JSON.parse(body));

it('writes the whole task back, with what others have made of it @T7.16 @S7.12', async () => {
  await updateTask(engine.connect(), '1', { priority: 80 }, { priority: 33 });
  expect(sent()).toEqual([{ ...TASK, priority: 80 }]);
});

it('empties a date by null @T1.4 @T4.9', async () => {
  await updateTask(engine.connect(), '1', { due: null });
  expect(sent()).toEqual([{ ...TASK, due: null }]);
});

it('knows a date in another offset again', async () => {
  await updateTask(engine.connect(), '1', { due: null }, { due: '2026-12-01T17:00:00.000+0100' });
  expect(sent()).toHaveLength(1);
});

it.each([
  ['a date', { due: '2026-12-02T16:00:00.000+0000' }, { due: TASK.due }],
  ['a date that was not set', { due: null }, { due: TASK.due }],
  ['a number', { priority: 50 }, { priority: 33 }],
  ['the one who holds it', { assignee: 'john' }, { assignee: 'demo' }],
])('does not overwrite %s that someone else has changed', async (_case, expected, current) => {
  const update = updateTask(engine.connect(), '1', { priority: 80 }, expected);
  await expect(update).rejects.toBeInstanceOf(TaskChangedError);
  await expect(update).rejects.toMatchObject({ current });
  expect(sent()).toEqual([]);
});

describe('in the same moment as another write', () => {
  const meet = (other: object, times: number) => {
    made = other;
    refusals = times;
  };

  it('goes with it', async () => {
    meet({ assignee: 'john' }, 1);
    await updateTask(engine.connect(), '1', { priority: 80 }, { priority: 33 });
    expect(sent().at(-1)).toEqual({ ...TASK, assignee: 'john', priority: 80 });
  });

  it('does not overwrite the same property', async () => {
    meet({ priority: 50 }, 1);
    const update = updateTask(engine.connect(), '1', { priority: 80 }, { priority: 33 });
    await expect(update).rejects.toMatchObject({ current: { priority: 50 } });
    expect(sent()).toHaveLength(1);
  });

  it('gives up where it meets one after the other', async () => {
    meet({}, 2);
    const update = updateTask(engine.connect(), '1', { priority: 80 });
    await expect(update).rejects.toMatchObject({ problem: { kind: 'conflict' } });
    expect(sent()).toHaveLength(2);
  });
});
