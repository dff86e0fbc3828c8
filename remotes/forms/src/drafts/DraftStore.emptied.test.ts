// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import type { FormSubject } from '@taskweave/plugin-sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMemoryDraftDatabase } from '../testing/memoryDraftDatabase';
import { openDrafts } from '../testing/openDrafts';
import type { DraftDatabase } from './DraftDatabase';
import type { OpenKeys } from './openKeys';

const invoice: FormSubject = { kind: 'task', taskId: 'invoice-4711', task: aTask() };
const FILE = new File(['hello'], 'note.txt');
const SNAPSHOT = { values: { amount: 12 }, files: { note: [FILE] } };

let database: DraftDatabase;

beforeEach(() => {
  database = createMemoryDraftDatabase();
});

const visit = (openKeys?: OpenKeys) =>
  openDrafts({ openDatabase: async () => database, ...(openKeys && { openKeys }) });

async function saved(openKeys?: OpenKeys) {
  const store = await visit(openKeys);
  store.save(invoice, 'generated', SNAPSHOT);
  expect(await store.confirm(invoice)).toBeNull();
  return store;
}

const afterReload = async () => {
  const found = await (await visit()).load(invoice, 'generated');
  return found && [found.draft.values, Object.values(found.draft.files).flat().length, found.lostFiles];
};
const WHOLE = [{ amount: 12 }, 1, []];

it.each([
  ['all keys', () => database.dropKeys(() => true)],
  ['all files', () => database.dropFiles(() => true)],
  ['all drafts', () => localStorage.clear()],
  [
    'everything',
    async () => {
      localStorage.clear();
      await database.dropKeys(() => true);
      await database.dropFiles(() => true);
    },
  ],
])('has everything put back after somebody has taken %s from under the page', async (_, take) => {
  const store = await saved();
  await take();
  expect(await store.confirm(invoice)).toBeNull();
  expect(await afterReload()).toEqual(WHOLE);
});

it('is kept with the next word, too, where the key was taken', async () => {
  const store = await saved();
  await database.dropKeys(() => true);
  expect(store.save(invoice, 'generated', SNAPSHOT).kind).toBe('kept');
  await store.confirm(invoice);
  expect(await afterReload()).toEqual(WHOLE);
});

it('is sealed with the key that another tab has made meanwhile', async () => {
  const store = await saved();
  await database.dropKeys(() => true);
  await visit();
  expect(await store.confirm(invoice)).toBeNull();
  expect(await afterReload()).toEqual(WHOLE);
});

it('is said not to be kept where nothing can be put back', async () => {
  const store = await saved();
  vi.spyOn(database, 'keepKey').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
  expect(await store.confirm(invoice)).toBe('forbidden');
});

it('comes back neither after it was discarded, nor after a sign-out in another tab that forgets it', async () => {
  const forgotten: (() => void)[] = [];
  const store = await saved({
    hold(_, onForgotten) {
      forgotten.push(onForgotten);
      return () => undefined;
    },
    tellForgotten: () => undefined,
    heldElsewhere: async () => new Set(),
  });
  for (const end of forgotten) end();
  expect(store.save(invoice, 'generated', SNAPSHOT)).toEqual({ kind: 'not-kept', reason: 'forbidden' });
  await store.confirm(invoice);
  expect(await database.keyIds()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);

  const other = await saved();
  other.discard(invoice);
  await other.confirm(invoice);
  expect(await afterReload()).toBeNull();
});
