import type { Task } from '@taskweave/engine-client/Task';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { expect, it } from 'vitest';
import { workOf } from './workOf';

const NOW = new Date(2026, 10, 18, 14);
const FACTS = { userId: 'demo', now: NOW, firstWeekday: 1, done: new Set<string>(), isCut: false };

function task(id: string, due: string | null, more: Partial<Task> = {}): Task {
  return aTask({ id, due, owner: null, delegationState: null, ...more });
}

const BACK = { owner: 'demo', delegationState: 'RESOLVED' } as const;

function shownOf(tasks: readonly Task[], facts = FACTS) {
  const { due, givenBack } = workOf(tasks, facts);
  return {
    due: due.map(
      ({ span, tasks: found, isCut }) => `${span} ${found.map(({ id }) => id)}${isCut ? '+' : ''}`,
    ),
    givenBack: givenBack.map(({ id }) => id),
  };
}

it('puts each task into one span, the first due first', () => {
  const tasks = [
    task('a', '2026-11-10T09:00:00'),
    task('b', '2026-11-18T13:59:59'),
    task('c', '2026-11-18T14:00:01'),
    task('d', '2026-11-19T00:00:00'),
    task('e', '2026-11-22T23:59:59'),
  ];
  expect(shownOf(tasks).due).toEqual(['overdue a,b', 'today c', 'week d,e']);
});

it('counts a task that came back once: where it is due, else among those that came back', () => {
  const tasks = [task('undated', null, BACK), task('late', '2026-11-10T09:00:00', BACK)];
  expect(shownOf(tasks)).toEqual({ due: ['overdue late'], givenBack: ['undated'] });
});

it('leaves out what came back to somebody else', () => {
  expect(shownOf([task('other', null, { ...BACK, owner: 'mary' })]).givenBack).toEqual([]);
});

it('leaves out what is completed here, while the engine still has it', () => {
  const facts = { ...FACTS, done: new Set(['a']) };
  expect(shownOf([task('a', '2026-11-10T09:00:00'), task('b', null, BACK)], facts)).toEqual({
    due: [],
    givenBack: ['b'],
  });
});

it('says of no span that it is all where the engine has more', () => {
  const tasks = [task('a', '2026-11-10T09:00:00'), task('b', '2026-11-18T15:00:00')];
  expect(shownOf(tasks, { ...FACTS, isCut: true }).due).toEqual(['overdue a', 'today b+', 'week +']);
});
