// @vitest-environment jsdom
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../i18n/en.json';
import { type PasswordCheck, usePasswordCheck } from './usePasswordCheck';

const engine = useFakeEngine();
const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Okafor', email: '' };
const POLICY = `${REST_ROOT}/identity/password-policy`;
const LENGTH = { placeholder: 'PASSWORD_POLICY_LENGTH', parameter: { minLength: '4' } };

/** Stays the same: a connection is something to hold on to. */
let host: ReturnType<typeof createTestHost>;
let posts: unknown[];
/** Of the answers to come to the question for the rules; 200 after that. */
let statuses: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  engine.user = 'mary';
  posts = [];
  statuses = [];
  host = createTestHost({ engine: engine.connect(), texts: en });
  engine.answer(
    http.get(POLICY, () => {
      const status = statuses.shift() ?? 200;
      return status === 200 ? HttpResponse.json({ rules: [LENGTH] }) : new HttpResponse(null, { status });
    }),
    http.post(POLICY, async ({ request }) => {
      const body = (await request.json()) as { password: string };
      posts.push(body);
      const valid = body.password.length >= 4;
      return HttpResponse.json({ valid, rules: [{ ...LENGTH, valid }] });
    }),
  );
});

afterEach(() => vi.useRealTimers());

function watch(first = '') {
  const { result, rerender } = renderHook(({ password }) => usePasswordCheck(password, MARY), {
    initialProps: { password: first },
    wrapper: host.Provider,
  });
  return { result, type: (password: string) => rerender({ password }) };
}

const marks = ({ state }: PasswordCheck) =>
  state.status === 'DEACTIVATED' ? [] : state.rules.map(({ isMet }) => isMet);
const until = (result: { readonly current: PasswordCheck }, status: string) =>
  waitFor(() => expect(result.current.state.status).toBe(status));

it('is DEACTIVATED where the engine has no policy, and lets every password pass', async () => {
  statuses = [404];
  const { result, type } = watch();
  await until(result, 'DEACTIVATED');
  type('x');
  expect([await result.current.settle(), posts]).toEqual([true, []]);
});

it('is NOT_OK with open rules as long as nothing has been typed', async () => {
  const { result } = watch();
  await until(result, 'NOT_OK');
  expect(marks(result.current)).toEqual([null]);
});

it('asks a second after the last key, and marks each rule', async () => {
  const { result, type } = watch();
  await until(result, 'NOT_OK');
  type('abc');
  expect(result.current.state.status).toBe('LOADING');
  await act(() => vi.advanceTimersByTimeAsync(900));
  type('abcd');
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(posts).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await until(result, 'OK');
  expect([marks(result.current), posts]).toEqual([[true], [{ password: 'abcd', profile: MARY }]]);
});

it('is NOT_OK for a password that the engine refuses', async () => {
  const { result, type } = watch();
  await until(result, 'NOT_OK');
  type('abc');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await until(result, 'NOT_OK');
  expect([marks(result.current), await result.current.settle()]).toEqual([[false], false]);
});

it('asks at once when the form is sent', async () => {
  const { result, type } = watch();
  await until(result, 'NOT_OK');
  type('abcd');
  let mayPass = false;
  await act(async () => {
    mayPass = await result.current.settle();
  });
  expect([mayPass, result.current.state.status, posts.length]).toEqual([true, 'OK', 1]);
});

it('is NOT_OK with the error where the engine cannot be asked, and asks again', async () => {
  statuses = [503];
  const { result } = watch();
  await waitFor(() =>
    expect(result.current.state).toMatchObject({ status: 'NOT_OK', error: expect.anything() }),
  );
  act(() => result.current.retry());
  await waitFor(() => expect(marks(result.current)).toEqual([null]));
  expect(result.current.state).not.toHaveProperty('error');
});
