import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineConnection } from '../EngineClient';
import { EngineError } from '../errors/EngineError';
import { isOutcomeUnknown } from '../errors/isOutcomeUnknown';
import { createSession } from '../Session';
import { useFakeEngine } from '../testing/fakeEngine';

const engine = useFakeEngine('demo');
const WHO = 'GET api/admin/auth/user/default';

beforeEach(() => {
  engine.on('POST task/:id/complete', 204);
  engine.on('GET task', () =>
    HttpResponse.json([], {
      headers: { 'X-Authorized-User': engine.user ?? '', 'X-Authorized-Apps': 'tasklist' },
    }),
  );
});

async function pageOfDemo(): Promise<{ page: EngineConnection; others: string[] }> {
  const page = engine.connect();
  const others: string[] = [];
  page.onOtherPerson((user) => others.push(user));
  await createSession(page).whoAmI();
  return { page, others };
}

const failed = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call has not failed.'),
    (error: unknown) => error,
  );
const sent = (method: string) => engine.lines().filter((line) => line.startsWith(method));
const asked = () => engine.lines().filter((line) => line === WHO).length;

describe('a write', () => {
  it('is not sent in the name of someone who has signed in in another tab', async () => {
    const { page, others } = await pageOfDemo();
    engine.signInElsewhere('mary');
    const error = await failed(page.post('task/1/complete'));
    expect(error).toMatchObject({ problem: { kind: 'login-required', isUnsent: true } });
    expect(isOutcomeUnknown(error)).toBe(false);
    expect(sent('POST')).toEqual([]);
    expect(others).toEqual(['mary']);
  });

  it('of the same person goes on with the session of another tab, for one question more', async () => {
    const { page, others } = await pageOfDemo();
    engine.signInElsewhere('demo');
    await Promise.all(['1', '2', '3'].map((id) => page.post(`task/${id}/complete`)));
    await page.post('task/4/complete');
    expect(sent('POST')).toHaveLength(4);
    expect(asked()).toBe(2);
    expect(others).toEqual([]);
  });

  it('asks nothing as long as the session is the same', async () => {
    const { page } = await pageOfDemo();
    await page.post('task/1/complete');
    expect(engine.lines()).toEqual([WHO, expect.stringMatching(/^POST/)]);
  });

  it('is not sent where nobody is signed in any more', async () => {
    const { page } = await pageOfDemo();
    const onLogin = vi.fn();
    page.onLoginRequired(onLogin);
    engine.signInElsewhere('mary');
    engine.user = null;
    expect(await failed(page.post('task/1/complete'))).toMatchObject({
      problem: { kind: 'login-required', isUnsent: true },
    });
    expect(sent('POST')).toEqual([]);
    expect(onLogin).toHaveBeenCalledTimes(1);
  });

  it('is sent again once the owner is back', async () => {
    const { page } = await pageOfDemo();
    engine.signInElsewhere('mary');
    await failed(page.post('task/1/complete'));
    engine.signInElsewhere('demo');
    await createSession(page).whoAmI();
    await expect(page.post('task/1/complete')).resolves.toBeNull();
  });
});

describe('an answer', () => {
  it('that was meant for someone else is not taken', async () => {
    const { page, others } = await pageOfDemo();
    engine.signInElsewhere('mary');
    expect(await failed(page.get('task'))).toBeInstanceOf(EngineError);
    expect(others).toEqual(['mary']);
  });

  it('is not even asked for after that', async () => {
    const { page, others } = await pageOfDemo();
    engine.signInElsewhere('mary');
    await failed(page.get('task'));
    const before = engine.calls.length;
    await failed(page.get('task'));
    expect(engine.calls.length).toEqual(before);
    expect(others).toEqual(['mary']);
  });

  it('to someone whose name no header can carry is taken', async () => {
    engine.user = 'Zoë';
    const page = engine.connect();
    await createSession(page).whoAmI();
    engine.on('GET filter', () =>
      HttpResponse.json([], { headers: { 'X-Authorized-User': 'Zo?', 'X-Authorized-Apps': 'tasklist' } }),
    );
    await expect(page.get('filter')).resolves.toEqual([]);
  });
});

it('lends its token to nobody while it is not certain whose it is', async () => {
  const { page } = await pageOfDemo();
  expect(page.csrfToken).toBe('TOKEN1');
  engine.signInElsewhere('mary');
  expect(page.csrfToken).toBeNull();
});

it('belongs to the next person after a sign-out', async () => {
  const { page, others } = await pageOfDemo();
  const session = createSession(page);
  await session.signOut();
  await session.signIn('mary', 'mary');
  await session.whoAmI();
  await expect(page.post('task/1/complete')).resolves.toBeNull();
  expect(others).toEqual([]);
});
