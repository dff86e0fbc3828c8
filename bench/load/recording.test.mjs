import { expect, it } from 'vitest';
import { callsOf, recordedCalls } from './recording.mjs';

const ORIGIN = 'http://localhost:8080';
const seen = {
  at: 20,
  url: `${ORIGIN}/operaton/api/engine/engine/default/task/t-1/complete?x=1`,
  method: 'POST',
  body: '{"taskId":"t-1","in":"p-1"}',
  headers: {
    accept: 'application/json',
    'content-type': 'application/json',
    cookie: 'S=1',
    'x-xsrf-token': 'A',
  },
};
const TASKS = [{ id: 't-1', processInstanceId: 'p-1', executionId: 'e-1' }];
const MINE = [{ id: 't-9', processInstanceId: 'p-9', executionId: 'e-9' }];

it('keeps what was asked, in order, and nothing of the session', () => {
  const calls = recordedCalls(
    [
      seen,
      {
        ...seen,
        at: 3,
        url: `${ORIGIN}/page`,
        method: 'GET',
        body: null,
        headers: { 'if-none-match': '"a"' },
      },
    ],
    ORIGIN,
  );
  expect(calls).toEqual([
    { at: 3, method: 'GET', path: '/page', body: undefined, type: undefined, accept: '*/*', known: '"a"' },
    {
      at: 20,
      method: 'POST',
      path: '/operaton/api/engine/engine/default/task/t-1/complete?x=1',
      body: '{"taskId":"t-1","in":"p-1"}',
      type: 'application/json',
      accept: 'application/json',
      known: undefined,
    },
  ]);
});

it('leaves out what went to other servers', () => {
  expect(recordedCalls([{ ...seen, url: 'http://localhost:9999/plugin.js' }], ORIGIN)).toEqual([]);
});

it("puts another person's tasks in place of those that were recorded", () => {
  const [call] = callsOf({ calls: recordedCalls([seen], ORIGIN), tasks: TASKS }, MINE);
  expect(call?.path).toContain('/task/t-9/complete');
  expect(call?.body).toBe('{"taskId":"t-9","in":"p-9"}');
});

it('does not let two people work on one task', () => {
  expect(() => callsOf({ calls: [], tasks: TASKS }, [])).toThrow('There is no task in place of t-1.');
});
