import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { type PasswordCheck, usePasswordCheck } from './usePasswordCheck';

const engine = useFakeEngine('mary');
const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Okafor', email: '' };
const POLICY = 'identity/password-policy';
const LENGTH = { placeholder: 'PASSWORD_POLICY_LENGTH', parameter: { minLength: '4' } };

let posts: unknown[];
let statuses: number[];
let rules: { placeholder: string; parameter: { minLength: string } }[];
let postStatuses: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  posts = [];
  statuses = [];
  postStatuses = [];
  rules = [LENGTH];
  engine.on(`GET ${POLICY}`, () => {
    const status = statuses.shift() ?? 200;
    return status === 200 ? HttpResponse.json({ rules }) : new HttpResponse(null, { status });
  });
  engine.on(`POST ${POLICY}`, async ({ request }) => {
    const body = (await request.json()) as { password: string };
    posts.push(body);
    const status = postStatuses.shift() ?? 200;
    if (status !== 200) return new HttpResponse(null, { status });
    const checked = rules.map((rule) => ({
      ...rule,
      valid: body.password.length >= Number(rule.parameter.minLength),
    }));
    // The engine lists unmet rules first.
    checked.sort((a, b) => Number(a.valid) - Number(b.valid));
    return HttpResponse.json({ valid: checked.every(({ valid }) => valid), rules: checked });
  });
});

function watch(first = '') {
  const { result, rerender } = renderHook(({ password }) => usePasswordCheck(password, MARY), {
    initialProps: { password: first },
    wrapper: openApp(plugin, null, { engine }).wrapper,
  });
  return { result, type: (password: string) => rerender({ password }) };
}

const marks = ({ state }: PasswordCheck) =>
  state.status === 'DEACTIVATED' ? [] : state.rules.map(({ isMet }) => isMet);
const until = (result: { readonly current: PasswordCheck }, status: string) =>
  waitFor(() => expect(result.current.state.status).toBe(status));

it('is DEACTIVATED where the engine has no policy, and lets every password pass @S4.27', async () => {
  statuses = [404];
  const { result, type } = watch();
  await until(result, 'DEACTIVATED');
  type('x');
  expect(await result.current.settle()).toBe(true);
  expect(posts).toEqual([]);
});

it('is NOT_OK with open rules as long as nothing has been typed @S4.27', async () => {
  const { result } = watch();
  await until(result, 'NOT_OK');
  expect(marks(result.current)).toEqual([null]);
});

it('asks a second after the last key, and marks each rule @S3.38 @S4.27 @S5.49 @S7.53 @S8.23 @S9.7', async () => {
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
  expect(marks(result.current)).toEqual([true]);
  expect(posts).toEqual([{ password: 'abcd', profile: MARY }]);
});

it('is NOT_OK for a password that the engine refuses @S7.54', async () => {
  const { result, type } = watch();
  await until(result, 'NOT_OK');
  type('abc');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await until(result, 'NOT_OK');
  expect(marks(result.current)).toEqual([false]);
  expect(await result.current.settle()).toBe(false);
});

it('asks at once when the form is sent', async () => {
  const { result, type } = watch();
  await until(result, 'NOT_OK');
  type('abcd');
  let mayPass = false;
  await act(async () => {
    mayPass = await result.current.settle();
  });
  expect(mayPass).toBe(true);
  expect(result.current.state.status).toBe('OK');
  expect(posts).toHaveLength(1);
});

it('is NOT_OK with the error where the engine cannot be asked, and asks again @S8.23', async () => {
  statuses = [503];
  const { result } = watch();
  await waitFor(() =>
    expect(result.current.state).toMatchObject({ status: 'NOT_OK', error: expect.anything() }),
  );
  act(() => result.current.retry());
  await waitFor(() => expect(marks(result.current)).toEqual([null]));
  expect(result.current.state).not.toHaveProperty('error');
});

it('waits for the rules where the form is sent before they are there', async () => {
  const { result } = watch('abcd');
  expect(result.current.state.status).toBe('LOADING');
  let mayPass = false;
  await act(async () => {
    mayPass = await result.current.settle();
  });
  expect(mayPass).toBe(true);
  expect(posts).toHaveLength(1);
});

it.each([
  ['rules', () => statuses.push(503)],
  ['verdict', () => postStatuses.push(503)],
])('asks for the %s again when the form is sent after an error', async (_, fail) => {
  fail();
  const { result } = watch('abcd');
  await waitFor(() => expect(result.current.state.status).not.toBe('LOADING'));
  expect(result.current.state).toMatchObject({ status: 'NOT_OK', error: expect.anything() });
  let mayPass = false;
  await act(async () => {
    mayPass = await result.current.settle();
  });
  expect(mayPass).toBe(true);
  expect(result.current.state.status).toBe('OK');
});

it('marks no rule by the password before', async () => {
  const { result, type } = watch();
  await until(result, 'NOT_OK');
  type('abcd');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await until(result, 'OK');
  type('abc');
  expect(result.current.state.status).toBe('LOADING');
  expect(marks(result.current)).toEqual([null]);
});

it('tells rules of one key apart by what they are set to @S3.38', async () => {
  rules = [LENGTH, { ...LENGTH, parameter: { minLength: '9' } }];
  const { result, type } = watch();
  await until(result, 'NOT_OK');
  type('abcd');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await until(result, 'NOT_OK');
  expect(marks(result.current)).toEqual([true, false]);
});
