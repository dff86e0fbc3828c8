import { expect, it } from 'vitest';
import { isRowsAnswer } from './useRowsRefresh';

const ANSWER = { firstPage: 0, lastPage: 1, tasks: [{ id: 'a' }] };

it.each([
  ['an answer', ANSWER, true],
  ['nothing', null, false],
  ['rows without their pages', { tasks: [] }, false],
  ['pages without rows', { ...ANSWER, tasks: undefined }, false],
  ['rows without ids', { ...ANSWER, tasks: [{}] }, false],
])('knows %s', (_name, message, isAnswer) => {
  expect(isRowsAnswer(message)).toBe(isAnswer);
});
