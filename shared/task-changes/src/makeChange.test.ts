import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { parseTaskDetail } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { makeChange } from './makeChange';
import type { TaskChange } from './TaskChange';

const engine = useFakeEngine('demo');
const USER = { id: 'demo', name: 'Dana Moreau' };
const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Okafor' };
const DUE = '2027-01-01T09:00:00.000+0000';
let task: Record<string, unknown>;

beforeEach(() => {
  task = { id: '1', priority: 50, assignee: null, due: null };
});

function serve(change: Record<string, unknown> | null): void {
  const lose = () => {
    if (change !== null) task = { ...task, ...change };
    return HttpResponse.html('<h1>504</h1>', { status: 504 });
  };
  engine.on('GET task/1', () => task);
  engine.on('POST task/1/*', lose);
  engine.on('PUT task/1', lose);
}

const CHANGES: readonly (readonly [TaskChange, Record<string, unknown>])[] = [
  [{ kind: 'claim' }, { assignee: 'demo' }],
  [{ kind: 'assign', user: MARY }, { assignee: 'mary' }],
  [{ kind: 'due', value: DUE }, { due: '2027-01-01T10:00:00.000+0100' }],
  [{ kind: 'priority', value: 80 }, { priority: 80 }],
];

it.each(CHANGES)('%o that was made counts as made, though the answer was lost', async (change, made) => {
  const before = parseTaskDetail(task);
  serve(made);
  await makeChange(engine.connect(), before, change, USER);
  expect(engine.lines().filter((line) => /^(POST|PUT)/.test(line))).toHaveLength(1);
});

it('a task that was given back counts as given back, even if another person has it by now', async () => {
  task = { ...task, assignee: 'demo' };
  const before = parseTaskDetail(task);
  serve({ assignee: 'mary' });
  await makeChange(engine.connect(), before, { kind: 'unclaim' }, USER);
  expect(engine.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

it('a change that was not made is reported as that', async () => {
  serve(null);
  const error = await makeChange(engine.connect(), parseTaskDetail(task), { kind: 'claim' }, USER).catch(
    (cause: unknown) => cause,
  );
  expect(error instanceof LostAnswerError && error.finding).toBe('not-done');
});

it.each([
  [{}, 'TaskChangedError', 50],
  [{ overwrites: true }, 'none', 80],
])('with %o, what others changed in the meantime ends in %s', async (options, expected, priority) => {
  const before = parseTaskDetail({ ...task, priority: 10 });
  engine.on('GET task/1', () => task);
  engine.on('PUT task/1', async ({ request }) => {
    task = (await request.json()) as Record<string, unknown>;
    return new HttpResponse(null, { status: 204 });
  });
  const change: TaskChange = { kind: 'priority', value: 80 };
  const error = await makeChange(engine.connect(), before, change, USER, options).then(
    () => 'none',
    (cause: Error) => cause.name,
  );
  expect(error).toEqual(expected);
  expect(task.priority).toEqual(priority);
});
