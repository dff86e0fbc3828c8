import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { canChangeComments, deleteComment, listComments, updateComment } from './comment';

const engine = useFakeEngine('demo');

it.each([
  ['Operaton 1.0 answers', 200, 'HEAD, DELETE, GET, OPTIONS, PUT', true],
  ['an engine before 7.21 answers', 200, 'HEAD, GET, OPTIONS', false],
  ['the engine says nothing', 200, '', false],
  ['a proxy does not let the question through', 405, 'Method Not Allowed', false],
  ['the address is unknown', 404, 'Not Found', false],
])('comments can be changed where %s with %i %j: %s', async (_case, status, methods, expected) => {
  engine.on('OPTIONS task/1/comment', () => HttpResponse.text(methods, { status }));
  expect(await canChangeComments(engine.connect(), '1')).toBe(expected);
});

it('nobody says of comments what no engine has said', async () => {
  engine.on('OPTIONS task/1/comment', () => HttpResponse.error());
  await expect(canChangeComments(engine.connect(), '1')).rejects.toThrow('cannot be reached');
});

it('are changed by id and text', async () => {
  engine.on('PUT task/1/comment', 204);
  const client = engine.connect();
  engine.on('GET task/1/comment', []);
  await listComments(client, '1');
  await updateComment(client, '1', { id: 'c1', message: 'Better' });
  expect(JSON.parse(engine.calls.at(-1)?.body ?? '')).toEqual({ id: 'c1', message: 'Better' });
});

it('are deleted under their own address', async () => {
  engine.on('GET task/1/comment', []);
  engine.on('DELETE task/1/comment/*', 204);
  const client = engine.connect();
  await listComments(client, '1');
  await deleteComment(client, '1', 'c1');
  expect(engine.lines().at(-1)).toMatch(/^DELETE .*task\/1\/comment\/c1$/);
});
