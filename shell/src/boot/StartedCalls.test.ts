import { expect, it, vi } from 'vitest';
import { fetchWithStarted, type StartedCall } from './StartedCalls';

const GET: StartedCall = {
  method: 'GET',
  url: '/a',
  body: null,
  response: Promise.resolve(new Response('early')),
};

function fresh() {
  return vi.fn(async () => new Response('late'));
}

it('takes the answer of a call that was started', async () => {
  const fetchFresh = fresh();
  const answer = await fetchWithStarted([GET], fetchFresh)('/a');
  expect([await answer.text(), fetchFresh.mock.calls.length]).toEqual(['early', 0]);
});

it('takes each answer once', async () => {
  const fetchFresh = fresh();
  const fetchBoth = fetchWithStarted(
    [{ ...GET, response: Promise.resolve(new Response('early')) }],
    fetchFresh,
  );
  await fetchBoth('/a');
  expect(await (await fetchBoth('/a')).text()).toBe('late');
});

it.each([
  ['/b', undefined],
  ['/a', { method: 'POST' }],
  ['/a', { method: 'GET', body: '{}' }],
])('makes another call itself: %s %j', async (url, init) => {
  const fetchFresh = fresh();
  await fetchWithStarted([GET], fetchFresh)(url, init);
  expect(fetchFresh).toHaveBeenCalledTimes(1);
});

it('takes a call that has joined meanwhile', async () => {
  const started: StartedCall[] = [];
  const fetchFresh = fresh();
  const fetchBoth = fetchWithStarted(started, fetchFresh);
  started.push({ ...GET, response: Promise.resolve(new Response('early')) });
  expect(await (await fetchBoth('/a')).text()).toBe('early');
});

it('tries itself where the started call has failed', async () => {
  const failed = Promise.reject(new TypeError('offline'));
  const answer = await fetchWithStarted([{ ...GET, response: failed }], fresh())('/a');
  expect(await answer.text()).toBe('late');
});
