import { expect, it, vi } from 'vitest';
import { fetchWithStarted, type StartedCall } from './StartedCalls';

const GET: StartedCall = {
  method: 'GET',
  url: '/a',
  body: null,
  token: 'T1',
  response: Promise.resolve(new Response('early')),
};

const sameToken = () => 'T1';

function fresh() {
  return vi.fn(async () => new Response('late'));
}

it('takes the answer of a call that was started', async () => {
  const fetchFresh = fresh();
  const answer = await fetchWithStarted([GET], sameToken, fetchFresh)('/a');
  expect(await answer.text()).toBe('early');
  expect(fetchFresh).not.toHaveBeenCalled();
});

it('takes each answer once', async () => {
  const fetchFresh = fresh();
  const fetchBoth = fetchWithStarted(
    [{ ...GET, response: Promise.resolve(new Response('early')) }],
    sameToken,
    fetchFresh,
  );
  await fetchBoth('/a');
  expect(await (await fetchBoth('/a')).text()).toBe('late');
});

it('leaves a call alone that was started after the application has asked by itself', async () => {
  const started: StartedCall[] = [];
  const fetchBoth = fetchWithStarted(started, sameToken, fresh());
  await fetchBoth('/a');
  started.push({ ...GET, response: Promise.resolve(new Response('early')) });
  expect(await (await fetchBoth('/a')).text()).toBe('late');
});

it('takes no answer that has grown old', async () => {
  vi.useFakeTimers();
  const started = [{ ...GET, response: Promise.resolve(new Response('early')) }];
  const fetchBoth = fetchWithStarted(started, sameToken, fresh());
  vi.setSystemTime(Date.now() + 31_000);
  expect(await (await fetchBoth('/a')).text()).toBe('late');
});

it.each([
  ['/b', undefined],
  ['/a', { method: 'POST' }],
  ['/a', { method: 'GET', body: '{}' }],
])('makes another call itself: %s %j', async (url, init) => {
  const fetchFresh = fresh();
  await fetchWithStarted([GET], sameToken, fetchFresh)(url, init);
  expect(fetchFresh).toHaveBeenCalledTimes(1);
});

it('takes a call that has joined meanwhile', async () => {
  const started: StartedCall[] = [];
  const fetchFresh = fresh();
  const fetchBoth = fetchWithStarted(started, sameToken, fetchFresh);
  started.push({ ...GET, response: Promise.resolve(new Response('early')) });
  expect(await (await fetchBoth('/a')).text()).toBe('early');
});

it('tries itself where the started call has failed @F22', async () => {
  const failed = Promise.reject(new TypeError('offline'));
  const answer = await fetchWithStarted([{ ...GET, response: failed }], sameToken, fresh())('/a');
  expect(await answer.text()).toBe('late');
});

it.each([500, 503])('tries itself where the server was down with %i', async (status) => {
  const down = Promise.resolve(new Response('<h1>down</h1>', { status }));
  const answer = await fetchWithStarted([{ ...GET, response: down }], sameToken, fresh())('/a');
  expect(await answer.text()).toBe('late');
});

it.each([400, 401, 403, 404])('hands on the refusal %i', async (status) => {
  const refused = Promise.resolve(new Response('no', { status }));
  const answer = await fetchWithStarted([{ ...GET, response: refused }], sameToken, fresh())('/a');
  expect(answer.status).toBe(status);
});

it('takes nothing that was asked in a session that is over', async () => {
  const answer = await fetchWithStarted([{ ...GET }], () => 'T2', fresh())('/a');
  expect(await answer.text()).toBe('late');
});

it('takes what was asked before there was a token', async () => {
  const early = { ...GET, token: null, response: Promise.resolve(new Response('early')) };
  const answer = await fetchWithStarted([early], () => 'T1', fresh())('/a');
  expect(await answer.text()).toBe('early');
});
