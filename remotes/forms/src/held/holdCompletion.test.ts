// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { createTries } from '@taskweave/engine-client/createTries';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { FormOutcome } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../i18n/en.json';
import { openDrafts } from '../testing/openDrafts';
import { signIn } from '../testing/signIn';
import { type HeldForm, holdCompletion, LONGEST_HOLD } from './holdCompletion';
import { tellHeld } from './tellHeld';

const fake = useFakeEngine();
const ID = 'T1';
const task = aTask({ id: ID, name: 'Review', assignee: 'demo', delegationState: null });
const subject = { kind: 'task', taskId: ID, task } as const;
const SUBMIT = `task/${ID}/submit-form`;

let refusal: string | null;
let holder: string | null;
let completed: readonly unknown[];

beforeEach(() => {
  refusal = null;
  holder = 'demo';
  fake.on(`POST ${SUBMIT}`, () =>
    refusal === null
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json({ type: 'RestException', message: refusal }, { status: 500 }),
  );
  fake.on(`GET task/${ID}`, () =>
    holder === null
      ? new HttpResponse(null, { status: 503 })
      : HttpResponse.json({ id: ID, assignee: holder }),
  );
  fake.on('GET user/:id/profile', { id: 'dana' });
  completed = [];
  fake.on('POST history/task', () => HttpResponse.json(completed));
});

const sent = () => fake.lines().filter((line) => line.startsWith('POST') && !line.endsWith('history/task'));

async function hold() {
  const host = createTestHost({ engine: await signIn(fake), texts: en, params: { task: 'next' } });
  const drafts = await openDrafts();
  const mark = { until: Date.now() + 60_000, name: 'Review', hasInput: true };
  drafts.save(subject, 'generated', { values: { a: 1 } }, mark);
  const onSent = vi.fn();
  const onReturned = vi.fn();
  const open = vi.fn();
  const { services } = host;
  const words = tellHeld({ services, subject, name: 'Review', milliseconds: 6_000, open });
  const form: HeldForm = {
    ...{ subject, onSent, onReturned },
    submission: { kind: 'complete', variables: { a: { type: 'Long', value: 1 } } },
    tries: createTries<FormOutcome>(crypto.randomUUID()),
  };
  words.held(holdCompletion({ services, queries: new QueryClient(), drafts, forms: [form], words }));
  const [notice] = host.notifications;
  if (notice === undefined) throw new Error('No notification.');
  return { host, drafts, notice, onSent, onReturned, open, addLine: words.addLine };
}

it('says what was done, and the first time how long it can be taken back', async () => {
  const { host, notice } = await hold();
  expect(notice).toMatchObject({
    title: 'Review completed',
    detail: 'You can undo for 6 seconds.',
    duration: 6_000,
    runsOut: true,
  });
  expect(host.services.storage.get('toldUndo')).toBe(true);
});

it('stays for what comes next, which is a line of it', async () => {
  const { host, notice, addLine } = await hold();
  notice.onGone?.('time');
  addLine('Next: Pay');
  const shown = host.notifications.map(({ title, tag, detail, undo }) => ({ title, tag, detail, undo }));
  const { title, tag } = notice;
  expect(shown.slice(1)).toEqual([
    { title, tag, detail: undefined, undo: undefined },
    { title, tag, detail: 'Next: Pay', undo: undefined },
  ]);
});

it('does not come back when somebody has closed it', async () => {
  const { host, notice, addLine } = await hold();
  notice.onGone?.('closed');
  addLine('Next: Pay');
  expect(host.notifications).toEqual([]);
});

it('does not come back either when somebody has closed it after its time', async () => {
  const { host, notice, addLine } = await hold();
  notice.onGone?.('time');
  host.notifications.at(-1)?.onGone?.('closed');
  const { length } = host.notifications;
  addLine('Next: Pay');
  expect(host.notifications).toHaveLength(length);
});

it('taken back opens the task again with its draft, which bears no mark any more', async () => {
  const { host, drafts, notice } = await hold();
  notice.undo?.();
  expect(host.navigation.inboxParams.task).toEqual(ID);
  expect([...drafts.completing()]).toEqual([]);
  expect(await drafts.load(subject, 'generated')).toMatchObject({ draft: { values: { a: 1 } } });
});

describe('once its time is over', () => {
  it('is sent once, and leaves no draft', async () => {
    const { drafts, notice, onSent } = await hold();
    notice.onGone?.('time');
    notice.onGone?.('time');
    notice.undo?.();
    await vi.waitFor(() =>
      expect(onSent).toHaveBeenCalledWith({ kind: 'completed', taskId: ID, by: 'complete' }),
    );
    expect(sent()).toHaveLength(1);
    expect(drafts.has(subject)).toBe(false);
  });

  it('opens as a completed task where the person has pressed that, and not before it is sent', async () => {
    const { notice, onSent, open } = await hold();
    const [action] = notice.actions ?? [];
    notice.onGone?.('time');
    action?.onPress();
    expect(open).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('is not opened where the engine refuses it', async () => {
    const { notice, onReturned, open } = await hold();
    refusal = 'no budget';
    notice.onGone?.('time');
    notice.actions?.[0]?.onPress();
    await vi.waitFor(() => expect(onReturned).toHaveBeenCalled());
    expect(open).not.toHaveBeenCalled();
  });

  it('is sent although its notification rests under the mouse', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { onSent } = await hold();
    await vi.advanceTimersByTimeAsync(LONGEST_HOLD);
    vi.useRealTimers();
    await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  });

  it('comes back where the engine refuses it, with the words of the engine', async () => {
    const { host, drafts, notice, onReturned } = await hold();
    refusal = `Cannot submit task form ${ID}: no budget`;
    notice.onGone?.('time');
    await vi.waitFor(() =>
      expect(onReturned).toHaveBeenCalledWith({ failure: expect.objectContaining({ message: 'no budget' }) }),
    );
    expect(host.navigation.inboxParams.task).toEqual(ID);
    expect(drafts.has(subject)).toBe(true);
    expect(drafts.completing().size).toBe(0);
  });

  it('comes back beneath what the person is typing, and says so', async () => {
    const { host, notice, onReturned } = await hold();
    refusal = 'no budget';
    window.dispatchEvent(new Event('input'));
    notice.onGone?.('time');
    await vi.waitFor(() => expect(onReturned).toHaveBeenCalled());
    expect(host.navigation.inboxParams.task).toBe('next');
    expect(host.notifications.at(-1)).toMatchObject({
      kind: 'error',
      title: 'Review was not completed',
      detail: 'no budget\nYour input is kept.',
    });
  });
});

describe('the page is closed', () => {
  const asked = () =>
    fake.lines().filter((line) => line === `GET ${REST_ROOT}/task/${ID}` || line.endsWith(`task/${ID}`));

  it('and it is sent at once where it was the person’s a moment ago', async () => {
    const { host, drafts } = await hold();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await host.leave('page');
    expect(sent()).toHaveLength(1);
    expect(asked()).toHaveLength(1);
    expect(drafts.has(subject)).toBe(false);
  });

  it('and who took it in the last second is named afterwards', async () => {
    completed = [{ id: ID, assignee: 'dana', endTime: '2026-11-30T12:00:00.000+0000' }];
    const { host } = await hold();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await host.leave('page');
    await vi.waitFor(() =>
      expect(host.notifications.at(-1)).toMatchObject({
        title: 'Review completed',
        detail: 'The task was assigned to dana meanwhile.',
      }),
    );
  });

  it('but a sign-out waits to hear whose it is', async () => {
    const { host } = await hold();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    holder = 'dana';
    await host.leave('sign-out');
    expect(sent()).toEqual([]);
  });

  it('while somebody else has taken it: it is not sent, and stays a marked draft for the next visit', async () => {
    const { host, drafts } = await hold();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    holder = 'dana';
    await vi.waitFor(() => expect(asked()).toHaveLength(2), { timeout: 3_000 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await host.leave('page');
    expect(sent()).toEqual([]);
    expect(drafts.completing().has(ID)).toBe(true);
  });

  it('while the engine does not say whose it is: it is not sent', async () => {
    holder = null;
    const { host, drafts } = await hold();
    await host.leave('page');
    expect(sent()).toEqual([]);
    expect(drafts.completing().has(ID)).toBe(true);
  });

  it('and an answer of more than two seconds ago is none', async () => {
    const { host, drafts } = await hold();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    holder = null;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2_100);
    await host.leave('page');
    vi.mocked(Date.now).mockRestore();
    expect(sent()).toEqual([]);
    expect(drafts.completing().has(ID)).toBe(true);
  });
});

it.each([
  ['the connection', 'There was no connection.', () => void window.dispatchEvent(new Event('offline'))],
  [
    'the session',
    'You were not signed in any more.',
    (host: ReturnType<typeof createTestHost>) => host.setSession('expired'),
  ],
])(
  'without connection or session %s: it is kept as a marked draft, and said to be',
  async (_what, detail, lose) => {
    const { host, drafts, notice, onReturned } = await hold();
    lose(host);
    notice.onGone?.('closed');
    expect(onReturned).toHaveBeenCalledTimes(1);
    expect(drafts.completing().has(ID)).toBe(true);
    expect(host.navigation.inboxParams.task).toBe('next');
    expect(host.notifications.at(-1)?.detail).toContain(detail);
    expect(sent()).toEqual([]);
  },
);
