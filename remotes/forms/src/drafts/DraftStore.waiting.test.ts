// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import type { FormSubject } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import { createMemoryDraftDatabase } from '../testing/memoryDraftDatabase';
import type { DraftDatabase } from './DraftDatabase';
import { DraftStore } from './DraftStore';

const invoice: FormSubject = { kind: 'task', taskId: 'invoice-4711', task: aTask() };
const snapshot = { values: { amount: 12 } };

function storeOf(openDatabase: () => Promise<DraftDatabase>) {
  return new DraftStore({
    engine: 'default',
    user: 'mary',
    openDatabase,
    storage: localStorage,
    patience: 0,
  });
}

it('holds no form back where the database does not answer, and says that it is slow', async () => {
  const store = storeOf(() => new Promise(() => {}));
  expect(await store.load(invoice, 'generated')).toBeNull();
  expect(store.isEmpty(invoice)).toBe(true);
  expect(store.save(invoice, 'generated', snapshot)).toEqual({ kind: 'not-kept', reason: 'slow' });
  expect(store.isSlow).toBe(true);
});

it('keeps drafts from the moment on that it answers', async () => {
  let answer: (database: DraftDatabase) => void = () => {};
  const store = storeOf(() => new Promise((resolve) => (answer = resolve)));
  await store.ready;
  answer(createMemoryDraftDatabase(Date.now));
  await vi.waitFor(() => expect(store.save(invoice, 'generated', snapshot).kind).toBe('kept'));
});

it('has the draft of an earlier visit when it answers late', async () => {
  const database = createMemoryDraftDatabase(Date.now);
  const earlier = storeOf(async () => database);
  await earlier.opened;
  earlier.save(invoice, 'generated', snapshot);
  let answer: (database: DraftDatabase) => void = () => {};
  const store = storeOf(() => new Promise((resolve) => (answer = resolve)));
  expect(await store.load(invoice, 'generated')).toBeNull();
  expect(store.isSlow).toBe(true);
  answer(database);
  await store.opened;
  expect((await store.load(invoice, 'generated'))?.draft.values).toEqual(snapshot.values);
  expect(store.isSlow).toBe(false);
});
