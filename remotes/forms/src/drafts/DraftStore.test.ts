// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import type { FormSubject } from '@taskweave/plugin-sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryDraftDatabase } from '../testing/memoryDraftDatabase';
import { openDrafts } from '../testing/openDrafts';
import type { DraftDatabase } from './DraftDatabase';
import { DRAFT_FILE_LIMIT } from './DraftFiles';
import { DRAFT_LIFE, type DraftStore, type DraftStoreOptions } from './DraftStore';
import type { OpenKeys } from './openKeys';

const invoice: FormSubject = { kind: 'task', taskId: 'invoice-4711', task: aTask() };
const other: FormSubject = { kind: 'task', taskId: 'other', task: aTask() };
const start: FormSubject = {
  kind: 'start',
  processDefinitionId: 'loan:1:1',
  processDefinitionKey: 'loan',
  processDefinitionName: 'Loan',
};

let database: DraftDatabase;
let time = Date.UTC(2026, 10, 21);

const visit = (given: Partial<DraftStoreOptions> = {}) =>
  openDrafts({ user: 'mary', openDatabase: async () => database, now: () => time, ...given });

const valuesOf = async (store: DraftStore, subject: FormSubject = invoice) =>
  (await store.load(subject, 'generated'))?.draft.values ?? null;

const everythingKept = () => JSON.stringify(Object.entries(localStorage));

beforeEach(() => {
  time = Date.UTC(2026, 10, 21);
  database = createMemoryDraftDatabase(() => time);
});

describe('a draft', () => {
  it('is there on the next visit', async () => {
    (await visit()).save(invoice, 'generated', { values: { amount: '5' } });
    await expect((await visit()).load(invoice, 'generated')).resolves.toEqual({
      draft: { origin: 'own', values: { amount: '5' }, files: {} },
      savedAt: time,
      lostFiles: [],
    });
  });

  it('belongs to one task @T7.32 @S5.15', async () => {
    const store = await visit();
    store.save(invoice, 'generated', { values: 1 });
    store.save(start, 'generated', { values: 2 });
    expect([await valuesOf(store), await valuesOf(store, other), await valuesOf(store, start)]).toEqual([
      1,
      null,
      2,
    ]);
  });

  it('is replaced by the next one', async () => {
    const store = await visit();
    store.save(invoice, 'generated', { values: 1 });
    store.save(invoice, 'generated', { values: 2 });
    expect(await valuesOf(await visit())).toBe(2);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  it('is not put into a form of another type', async () => {
    const store = await visit();
    store.save(invoice, 'embedded', { values: 1 });
    expect(await valuesOf(store)).toBeNull();
  });

  it('is gone once it is discarded', async () => {
    const store = await visit();
    store.save(invoice, 'generated', { values: 1 });
    store.discard(invoice);
    expect(store.has(invoice)).toBe(false);
    expect(await valuesOf(await visit())).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each([
    [DRAFT_LIFE, 1],
    [DRAFT_LIFE + 1, null],
  ])('after %d ms is %s @T4.16 @T9.8 @S9.24', async (age, expected) => {
    (await visit()).save(invoice, 'generated', { values: 1 });
    time += age;
    expect(await valuesOf(await visit())).toBe(expected);
  });

  it('that was damaged is none', async () => {
    (await visit()).save(invoice, 'generated', { values: 1 });
    const [name = ''] = Object.keys(localStorage);
    const kept = localStorage.getItem(name) ?? '';
    localStorage.setItem(name, `${kept.startsWith('A') ? 'B' : 'A'}${kept.slice(1)}`);
    expect(await valuesOf(await visit())).toBeNull();
  });
});

describe('what lies in the browser', () => {
  it('reveals neither values nor names nor ids', async () => {
    (await visit()).save(invoice, 'generated', { values: { iban: 'DE00 1234' } });
    expect(everythingKept()).not.toMatch(/iban|DE00|4711|mary|default|generated/);
  });

  it('looks different each time, so that nobody sees what has changed', async () => {
    const store = await visit();
    store.save(invoice, 'generated', { values: 1 });
    const first = everythingKept();
    store.save(invoice, 'generated', { values: 1 });
    expect(everythingKept()).not.toBe(first);
  });

  it('is destroyed when someone else signs in', async () => {
    (await visit()).save(invoice, 'generated', { values: 1 });
    await visit({ user: 'john' });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await valuesOf(await visit())).toBeNull();
  });

  it('stays while a page of its owner is open in another tab', async () => {
    const held = new Set<string>();
    const openKeys: OpenKeys = {
      hold(id) {
        held.add(id);
        return () => held.delete(id);
      },
      tellForgotten: () => undefined,
      heldElsewhere: async () => held,
    };
    const mary = await visit({ openKeys });
    mary.save(invoice, 'generated', { values: 1 });
    await visit({ user: 'john', openKeys });
    expect(await valuesOf(await visit())).toBe(1);
    mary.close();
    await Promise.resolve();
    await visit({ user: 'john', openKeys });
    expect(await valuesOf(await visit())).toBeNull();
  });

  it('stays when someone signs in to another engine', async () => {
    (await visit()).save(invoice, 'generated', { values: 1 });
    await visit({ user: 'admin', engine: 'second' });
    expect(await valuesOf(await visit())).toBe(1);
  });

  it('can be forgotten at once', async () => {
    const store = await visit();
    store.save(invoice, 'generated', { values: 1, files: { f: [new File(['a'], 'a')] } });
    await store.forget();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(store.has(invoice)).toBe(false);
    expect(await database.keyIds()).toEqual([]);
  });
});

describe('files', () => {
  it('come back with their content, name and kind', async () => {
    const file = new File(['content'], 'a.txt', { type: 'text/plain', lastModified: 5 });
    const put = vi.spyOn(database, 'putFile');
    (await visit()).save(invoice, 'generated', { values: 1, files: { receipt: [file] } });
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    await put.mock.results[0]?.value;
    await vi.waitFor(async () => {
      const loaded = await (await visit()).load(invoice, 'generated');
      const [found] = loaded?.draft.files.receipt ?? [];
      expect(await found?.text()).toBe('content');
      expect(found?.name).toBe('a.txt');
      expect(found?.type).toBe('text/plain');
      expect(found?.lastModified).toBe(5);
    });
    expect(new TextDecoder().decode(put.mock.calls[0]?.[1])).not.toContain('content');
  });

  it('are written once, however often the form is kept', async () => {
    const put = vi.spyOn(database, 'putFile');
    const files = { receipt: [new File(['content'], 'a.txt')] };
    const store = await visit();
    store.save(invoice, 'generated', { values: 1, files });
    await vi.waitFor(async () =>
      expect((await (await visit()).load(invoice, 'generated'))?.draft.files.receipt).toHaveLength(1),
    );
    store.save(invoice, 'generated', { values: 2, files });
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('that are too large in all are named instead', async () => {
    const large = new File([], 'large.pdf');
    Object.defineProperty(large, 'size', { value: DRAFT_FILE_LIMIT + 1 });
    const store = await visit();
    const result = store.save(invoice, 'generated', { values: 1, files: { receipt: [large] } });
    expect(result).toEqual({ kind: 'kept', savedAt: time, lostFiles: ['large.pdf'] });
    expect((await store.load(invoice, 'generated'))?.lostFiles).toEqual(['large.pdf']);
  });
});

describe('drafts of the engine’s own Tasklist @T7.32 @S3.42 @S7.63', () => {
  const OLD = 'camForm:invoice-4711';

  it('are found, and replaced by the first of ours', async () => {
    localStorage.setItem(OLD, JSON.stringify({ date: time - 1, vars: { amount: 5 } }));
    const store = await visit();
    const loaded = await store.load(invoice, 'generated');
    store.save(invoice, 'generated', { values: 1 });
    expect(loaded?.draft.origin).toBe('legacy');
    expect(loaded?.draft.values).toEqual({ amount: 5 });
    expect(loaded?.savedAt).toEqual(time - 1);
    expect(localStorage.getItem(OLD)).toBeNull();
  });

  it('of form-js have neither date nor wrapping', async () => {
    localStorage.setItem('camunda-form:invoice-4711', JSON.stringify({ amount: 5 }));
    const loaded = await (await visit()).load(invoice, 'camunda-forms');
    expect(loaded?.draft.values).toEqual({ amount: 5 });
    expect(loaded?.savedAt).toBeNull();
  });

  it('are purged after seven days @T4.16', async () => {
    localStorage.setItem(OLD, JSON.stringify({ date: time - DRAFT_LIFE - 1, vars: {} }));
    await visit();
    expect(localStorage.getItem(OLD)).toBeNull();
  });

  it.each(['', 'null', '[]', '{"date":"x","vars":{}}', '{"date":1}', '{'])(
    'that read %j are none',
    async (text) => {
      localStorage.setItem(OLD, text);
      expect((await visit()).isEmpty(invoice)).toBe(true);
    },
  );
});

describe('without room', () => {
  it('says so where the browser has no database @F13', async () => {
    const store = await visit({ openDatabase: () => Promise.reject(new Error('no database')) });
    expect(store.save(invoice, 'generated', { values: 1 })).toEqual({
      kind: 'not-kept',
      reason: 'forbidden',
    });
  });

  it('says so where local storage is full @F13', async () => {
    const store = await visit();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const result = store.save(invoice, 'generated', { values: 1 });
    full.mockRestore();
    expect(result).toEqual({ kind: 'not-kept', reason: 'full' });
  });
});

it('reports drafts that another tab has written @F10', async () => {
  const here = await visit();
  const there = await visit();
  const heard = vi.fn();
  here.subscribe(heard);
  there.save(invoice, 'generated', { values: 1 });
  const [key = null] = Object.keys(localStorage);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(here.has(invoice)).toBe(true);
});
