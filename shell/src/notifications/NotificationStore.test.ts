// @vitest-environment jsdom
import { anEngineError } from '@taskweave/engine-client/testing/factories';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotificationStore } from './NotificationStore';

beforeEach(() => void vi.useFakeTimers());

it('takes a message away after five seconds @S1.17', () => {
  const store = createNotificationStore();
  store.notify({ kind: 'success', title: 'Done' });
  vi.advanceTimersByTime(4999);
  expect(store.items).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.items).toHaveLength(0);
});

it('keeps an error until someone closes it', () => {
  const store = createNotificationStore();
  store.notify({ kind: 'error', title: 'Failed' });
  vi.advanceTimersByTime(3_600_000);
  expect(store.items.map(({ title }) => title)).toEqual(['Failed']);
});

it('takes an error with a duration away, too @S3.2', () => {
  const store = createNotificationStore();
  store.notify({ kind: 'error', title: 'Failed', duration: 100 });
  vi.advanceTimersByTime(100);
  expect(store.items).toEqual([]);
});

it('takes the place of messages with the same key only @S3.2', () => {
  const store = createNotificationStore();
  for (const title of ['a', 'b']) store.notify({ kind: 'info', title, tag: 'claim' });
  store.notify({ kind: 'info', title: 'c' });
  store.notify({ kind: 'info', title: 'd' });
  expect(store.items.map(({ title }) => title)).toEqual(['b', 'c', 'd']);
});

it('keeps the id of the message that it updates, and its place', () => {
  const store = createNotificationStore();
  store.notify({ title: 'Completed', tag: 'x', updates: true });
  store.notify({ title: 'Other' });
  const [before] = store.items;
  store.notify({ title: 'Completed', detail: 'Next: Pay', tag: 'x', updates: true });
  expect(store.items.map(({ id, detail }) => [id, detail])[0]).toEqual([before?.id, 'Next: Pay']);
  expect(store.items).toHaveLength(2);
});

it('says why it has gone', () => {
  const store = createNotificationStore();
  const said: string[] = [];
  for (const title of ['a', 'b'])
    store.notify({ title, onGone: (reason) => said.push(`${title} ${reason}`) });
  store.close(store.items[0]?.id ?? '');
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['a closed', 'b time']);
});

it('waits while someone reads, and goes on with the time that was left', () => {
  const store = createNotificationStore();
  store.notify({ kind: 'info', title: 'a' });
  vi.advanceTimersByTime(3000);
  store.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(store.items).toHaveLength(1);
  store.hold(false);
  vi.advanceTimersByTime(1999);
  expect(store.items).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.items).toHaveLength(0);
});

it('is taken away by the function that it returns', () => {
  const store = createNotificationStore();
  store.notify({ kind: 'error', title: 'a' })();
  expect(store.items).toEqual([]);
});

it('forgets all, and holds nothing from then on', () => {
  const store = createNotificationStore();
  for (const title of ['a', 'b']) store.notify({ kind: 'error', title });
  store.hold(true);
  store.clear();
  expect(store.items).toEqual([]);
  store.notify({ kind: 'info', title: 'c' });
  vi.advanceTimersByTime(5000);
  expect(store.items).toEqual([]);
});

it('goes on when the message that was read is closed', () => {
  const store = createNotificationStore();
  store.notify({ kind: 'error', title: 'read' });
  store.notify({ kind: 'info', title: 'next' });
  store.hold(true);
  store.close(store.items[0]?.id ?? '');
  vi.advanceTimersByTime(5000);
  expect(store.items).toEqual([]);
});

it('is not held any more when the last message has been taken away', () => {
  const store = createNotificationStore();
  const takeAway = store.notify({ kind: 'error', title: 'read' });
  store.hold(true);
  takeAway();
  store.notify({ kind: 'info', title: 'next' });
  vi.advanceTimersByTime(5000);
  expect(store.items).toEqual([]);
});

it('waits on while another message is taken away', () => {
  const store = createNotificationStore();
  const takeAway = store.notify({ kind: 'info', title: 'other' });
  store.notify({ kind: 'info', title: 'read' });
  store.hold(true);
  takeAway();
  vi.advanceTimersByTime(60_000);
  expect(store.items.map(({ title }) => title)).toEqual(['read']);
});

describe('errors', () => {
  it('are not shown where nobody wants the answer, or the sign-in stands over the page', () => {
    const store = createNotificationStore();
    const signedOut = anEngineError('login-required', { message: 'Nobody is signed in.' });
    store.notify({ kind: 'error', title: 'Not saved', error: signedOut });
    store.notify({ kind: 'error', title: 'Not saved', error: AbortSignal.abort().reason });
    expect(store.items).toEqual([]);
  });

  it('are shown once, however often they come', () => {
    const store = createNotificationStore();
    store.notify({ kind: 'error', title: 'Not loaded', error: new Error('boom') });
    store.notify({ kind: 'error', title: 'Not loaded', error: new Error('boom') });
    store.notify({ kind: 'error', title: 'Not loaded', error: new Error('bang') });
    store.notify({ kind: 'error', title: 'Not saved', error: new Error('boom') });
    expect(store.items.map(({ title, error }) => `${title}: ${(error as Error).message}`)).toEqual([
      'Not loaded: boom',
      'Not loaded: bang',
      'Not saved: boom',
    ]);
  });
});

it('is an error where it has one, and a message else @S2.22', () => {
  const store = createNotificationStore();
  store.notify({ title: 'Saved' });
  store.notify({ error: new Error('boom') });
  vi.advanceTimersByTime(5000);
  expect(store.items.map(({ kind }) => kind)).toEqual(['error']);
});

describe('undo', () => {
  function noticesOf(...titles: readonly string[]) {
    const store = createNotificationStore();
    const said: string[] = [];
    for (const title of titles) {
      const undo = () => void said.push(`undo ${title}`);
      store.notify({ title, undo, onGone: () => void said.push(`gone ${title}`) });
    }
    return {
      store,
      said,
      idOf: (title: string) => store.items.find((item) => item.title === title)?.id ?? '',
    };
  }

  it('takes back the newest that can be taken back, and closes it', () => {
    const { store, said } = noticesOf('a', 'b');
    store.notify({ title: 'c' });
    store.undoNewest();
    expect(said).toEqual(['undo b']);
    expect(store.items.map(({ title }) => title)).toEqual(['a', 'c']);
  });

  it('goes on to the one before', () => {
    const { store, said } = noticesOf('a', 'b');
    store.undoNewest();
    store.undoNewest();
    store.undoNewest();
    expect(said).toEqual(['undo b', 'undo a']);
  });

  it('is over once the notification has gone, which says so', () => {
    const { store, said, idOf } = noticesOf('a');
    const id = idOf('a');
    vi.advanceTimersByTime(5000);
    store.undo(id);
    expect(said).toEqual(['gone a']);
  });

  it.each([
    ['closed', (store: ReturnType<typeof createNotificationStore>) => store.close(store.items[0]?.id ?? '')],
    ['cleared', (store: ReturnType<typeof createNotificationStore>) => store.clear()],
  ])('is over where it was %s', (_how, end) => {
    const { store, said } = noticesOf('a');
    end(store);
    expect(said).toEqual(['gone a']);
  });

  it('is over where another takes its place, which stays although its time was shorter', () => {
    const store = createNotificationStore();
    const onGone = vi.fn();
    store.notify({ title: 'a', tag: 'x', undo: () => undefined, onGone, duration: 100 });
    store.notify({ title: 'b', tag: 'x' });
    vi.advanceTimersByTime(200);
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(store.items.map(({ title }) => title)).toEqual(['b']);
  });
});
