import { expect, test } from 'vitest';
import { isRouteOf } from './isRouteOf';

test.each([
  ['GET /task', 'GET', '/task', true],
  ['GET /task', 'POST', '/task', false],
  ['GET /task/*/variables', 'GET', '/task/t1/variables', true],
  ['GET /task/*/variables', 'GET', '/task/t1/form', false],
  ['GET /task/*', 'GET', '/task/t1/form', false],
  ['GET /task/*', 'GET', '/task/', false],
  ['GET /task/**', 'GET', '/task/t1/form', true],
  ['GET /**', 'GET', '/history/task', true],
])('%s names %s %s: %s', (route, method, path, expected) => {
  expect(isRouteOf(route, method, path)).toBe(expected);
});
