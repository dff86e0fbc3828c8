// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { createTries } from '@taskweave/engine-client/createTries';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { FormOutcome } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../i18n/en.json';
import { openDrafts } from '../testing/openDrafts';
import { signIn } from '../testing/signIn';
import { type HeldForm, type HeldWords, holdCompletion } from './holdCompletion';

const fake = useFakeEngine();
const IDS = ['1', '2', '3', '4', '5', '6'];

let refused: string[];
let ofJohn: string[];
let gate: Promise<void>;
let letGo: () => void;

beforeEach(() => {
  refused = [];
  ofJohn = [];
  gate = Promise.resolve();
  letGo = () => {};
  fake.on('POST task/:id/submit-form', async ({ params }) => {
    await gate;
    return refused.includes(String(params.id))
      ? HttpResponse.json({ type: 'RestException', message: 'no budget' }, { status: 500 })
      : new HttpResponse(null, { status: 204 });
  });
  fake.on('GET task/:id', ({ params }) => ({
    id: params.id,
    assignee: ofJohn.includes(String(params.id)) ? 'john' : 'demo',
  }));
});

const sent = () =>
  fake
    .lines()
    .filter((line) => line.startsWith('POST'))
    .map((line) => line.split('/').at(-2));

function closeGate(): void {
  gate = new Promise((resolve) => {
    letGo = resolve;
  });
}

async function hold() {
  const host = createTestHost({ engine: await signIn(fake), texts: en });
  const drafts = await openDrafts();
  const done: string[] = [];
  const back: string[] = [];
  const forms = IDS.map((taskId): HeldForm => {
    const task = aTask({ id: taskId, assignee: 'demo', delegationState: null });
    const subject = { kind: 'task', taskId, task } as const;
    const mark = { until: Date.now() + 60_000, name: taskId, hasInput: false };
    drafts.save(subject, 'generic', { values: null }, mark);
    return {
      subject,
      submission: { kind: 'complete', variables: {} },
      tries: createTries<FormOutcome>(crypto.randomUUID()),
      onSent: () => done.push(taskId),
      onReturned: () => back.push(taskId),
    };
  });
  const words = {
    closeNotice: vi.fn<HeldWords['closeNotice']>(),
    undone: vi.fn<HeldWords['undone']>(),
    kept: vi.fn<HeldWords['kept']>(),
  };
  const { services } = host;
  const { undo, send } = holdCompletion({ services, queries: new QueryClient(), drafts, forms, words });
  const kept = () => words.kept.mock.calls.flatMap(([all]) => all.map(({ subject }) => subject.taskId));
  return { host, drafts, words, undo, send, done, back, kept };
}

it('taken back, none reaches the engine, and no mark is left', async () => {
  const { drafts, words, undo, send, back } = await hold();
  undo();
  send();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toEqual([]);
  expect(back).toEqual(IDS);
  expect(drafts.completing().size).toBe(0);
  expect(words.undone).toHaveBeenCalledTimes(1);
});

describe('once their time is over', () => {
  it('each is sent once, four at a time', async () => {
    closeGate();
    const { send, done, drafts } = await hold();
    send();
    send();
    await vi.waitFor(() => expect(sent()).toHaveLength(4));
    letGo();
    await vi.waitFor(() => expect(done).toEqual(IDS));
    expect(sent().toSorted()).toEqual(IDS);
    expect(drafts.completing().size).toBe(0);
  });

  it('none can be taken back any more, although some are not sent yet', async () => {
    closeGate();
    const { send, undo, done, words } = await hold();
    send();
    await vi.waitFor(() => expect(sent()).toHaveLength(4));
    undo();
    letGo();
    await vi.waitFor(() => expect(done).toEqual(IDS));
    expect(words.undone).not.toHaveBeenCalled();
  });

  it('those that are refused come back and are named, the others are completed', async () => {
    const { send, done, back, words, kept, drafts } = await hold();
    refused = ['2', '5'];
    send();
    await vi.waitFor(() => expect(words.kept).toHaveBeenCalledTimes(1));
    expect(done).toEqual(['1', '3', '4', '6']);
    expect(back).toEqual(['2', '5']);
    expect(kept()).toEqual(['2', '5']);
    expect(drafts.completing().size).toBe(0);
  });

  it('those that were assigned to someone else meanwhile are not sent', async () => {
    const { send, done, kept } = await hold();
    ofJohn = ['3'];
    send();
    await vi.waitFor(() => expect(kept()).toEqual(['3']));
    expect(done).toEqual(['1', '2', '4', '5', '6']);
    expect(sent()).not.toContain('3');
  });
});

describe('the person leaves', () => {
  it('and all are sent before the page goes', async () => {
    const { host, words, done } = await hold();
    await host.leave('page');
    expect(sent().toSorted()).toEqual(IDS);
    expect(done).toEqual(IDS);
    expect(words.closeNotice).toHaveBeenCalled();
  });

  it('while some are on their way: the others follow at once, none twice', async () => {
    closeGate();
    const { host, send, done } = await hold();
    send();
    await vi.waitFor(() => expect(sent()).toHaveLength(4));
    const left = host.leave('sign-out');
    await vi.waitFor(() => expect(sent()).toHaveLength(6));
    letGo();
    await left;
    expect(sent().toSorted()).toEqual(IDS);
    expect(done).toEqual(IDS);
  });
});

it('the connection breaks while some are on their way: the others keep their marks, and are named', async () => {
  closeGate();
  const { send, drafts, kept, done } = await hold();
  send();
  await vi.waitFor(() => expect(sent()).toHaveLength(4));
  window.dispatchEvent(new Event('offline'));
  letGo();
  await vi.waitFor(() => expect(kept()).toEqual(['5', '6']));
  expect(done).toEqual(['1', '2', '3', '4']);
  expect([...drafts.completing().keys()]).toEqual(['5', '6']);
});
