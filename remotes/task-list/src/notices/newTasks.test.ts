import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { expect, it } from 'vitest';
import { tasksNumbered } from '../testing/serveTasks';
import { newTasks } from './newTasks';

const OFFER = { candidateGroupsExpression: 'currentUserGroups()' };

function task(id: string, assignee: string | null) {
  return parseTask({ ...tasksNumbered(1)[0], id, assignee });
}

it.each([
  ['a task of the person', [], [task('a', 'mary')], {}, ['a']],
  ['no task of others', [], [task('a', 'john')], {}, []],
  ['a task that was assigned to the person', [task('a', 'john')], [task('a', 'mary')], {}, ['a']],
  ['no task that they had', [task('a', 'mary')], [task('a', 'mary')], {}, []],
  ['a task that the filter offers to groups', [], [task('a', null)], OFFER, ['a']],
  ['no task of nobody elsewhere', [], [task('a', null)], {}, []],
  [
    'no criterion that is left empty',
    [],
    [task('a', null)],
    { candidateGroup: null, candidateGroups: [] },
    [],
  ],
  ['an offer that became theirs', [task('a', null)], [task('a', 'mary')], OFFER, ['a']],
])('finds %s', (_, known, answer, query, found) => {
  expect(newTasks({ known, answer, query, userId: 'mary' }).map(({ id }) => id)).toEqual(found);
});

it('takes nothing for new that comes from behind the loaded pages', () => {
  const known = Array.from({ length: PAGE_SIZE }, (_, index) => task(`t${index}`, 'mary'));
  const answer = [task('new', 'mary'), ...known.slice(2), task('behind', 'mary')];
  expect(newTasks({ known, answer, query: {}, userId: 'mary' }).map(({ id }) => id)).toEqual(['new']);
});
