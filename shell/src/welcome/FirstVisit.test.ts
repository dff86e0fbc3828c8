// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { dismissWelcome, findWelcomePage } from './FirstVisit';

const PATH = '/camunda-welcome/index.html';
const { signal } = new AbortController();
const isWanted = async () => true;
const question = { path: PATH, isWanted, signal };

function answer(status: number) {
  const asked = vi.fn<typeof fetch>(async () => new Response('', { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

it('finds the page that the server answers with 200, without the session @S2.6 @S7.7', async () => {
  const asked = answer(200);
  expect(await findWelcomePage(question)).toBe(PATH);
  expect(asked.mock.calls).toEqual([[PATH, { credentials: 'omit', signal }]]);
});

it('asks for nothing after it was dismissed @S2.5 @S2.7 @S9.24', async () => {
  const asked = answer(200);
  dismissWelcome();
  expect(await findWelcomePage(question)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it.each([404, 401, 500, 204])(
  'greets nobody where the server answers %i, and does not ask again @S2.6 @S8.7',
  async (status) => {
    const asked = answer(status);
    expect(await findWelcomePage(question)).toBeNull();
    expect(await findWelcomePage(question)).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
  },
);

it('asks for nothing where the administrator wants no greeting @S2.5', async () => {
  const asked = answer(200);
  const found = await findWelcomePage({ ...question, isWanted: async () => false });
  expect(found).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('greets nobody where the server cannot be reached @F23', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await findWelcomePage(question)).toBeNull();
});

it('asks again where the page was left before the answer came', async () => {
  const left = new AbortController();
  left.abort();
  vi.stubGlobal('fetch', () => Promise.reject(left.signal.reason));
  await findWelcomePage({ ...question, signal: left.signal });
  answer(200);
  expect(await findWelcomePage(question)).toBe(PATH);
});
