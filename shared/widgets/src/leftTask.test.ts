// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { rememberLeftTask, takeLeftTask } from './leftTask';

it('is found once after another load of the page, by the same person', () => {
  rememberLeftTask(sessionStorage, 't1', 'mary', 1);
  expect([takeLeftTask(sessionStorage, 'mary', 2), takeLeftTask(sessionStorage, 'mary', 2)]).toEqual([
    't1',
    null,
  ]);
});

it.each([
  ['the page has stayed', 'mary', 1],
  ['another person comes', 'john', 2],
])('is not found where %s, and is let go of', (_, userId, page) => {
  rememberLeftTask(sessionStorage, 't1', 'mary', 1);
  expect([takeLeftTask(sessionStorage, userId, page), takeLeftTask(sessionStorage, 'mary', 3)]).toEqual([
    null,
    null,
  ]);
});

it.each(['', 'null', '7', '{}', '[', '{"taskId":7,"userId":"mary"}'])('is no task by %j', (kept) => {
  sessionStorage.setItem('taskweave.leftTask', kept);
  expect(takeLeftTask(sessionStorage, 'mary', 2)).toBeNull();
});
