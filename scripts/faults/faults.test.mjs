import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEngineClient } from '../../shared/engine-client/src/EngineClient';
import { EngineError } from '../../shared/engine-client/src/errors/EngineError';
import { isOutcomeUnknown } from '../../shared/engine-client/src/errors/isOutcomeUnknown';
import { FAULTS } from '../../shared/engine-client/src/testing/faults';
import { createQueryClient } from '../../shell/src/boot/createQueryClient';
import { inRepository } from '../process/paths.mjs';
import { COMPLETED_CALLS } from './calls/completedCalls.mjs';
import { INBOX_CALLS } from './calls/inboxCalls.mjs';
import { PAGE_CALLS } from './calls/pageCalls.mjs';
import { PERSON_CALLS } from './calls/personCalls.mjs';
import { WORK_CALLS } from './calls/workCalls.mjs';
import { callsInSources, readSources } from './callsInSources.mjs';
import { FAULTS_PAGE, faultsPage } from './faultsPage.mjs';
import { judge } from './judge.mjs';
import { runCall } from './runCall.mjs';

/**
 * @typedef {import('./calls/samples.mjs').CallRow} CallRow
 * @typedef {import('../../shared/engine-client/src/testing/faults').Fault} Fault
 */

const CALLS = [...INBOX_CALLS, ...WORK_CALLS, ...PAGE_CALLS, ...COMPLETED_CALLS, ...PERSON_CALLS];
const CHANGES = CALLS.filter(({ isChange }) => isChange);
const SOURCES = [...readSources()];
const MARKED = /\{\{|^\w+\.[\w.]+$|ENGINE-\d/;

/** @type {(language: string) => { explain(error: unknown): string, title(error: unknown): string, ready(error: unknown): Promise<void> }} */
let wordsIn;
/** @type {import('./runCall.mjs').Modules} */
let page;
/** @type {import('./faultsPage.mjs').FaultsRow[]} */
const rows = [];
/** @type {Map<string, unknown>} what is thrown where a task is read or claimed */
const thrown = new Map();

beforeAll(async () => {
  const words = inRepository('shared/ui/src/problem');
  const { problemWords } = await import(`${words}/problemWords.ts`);
  const { i18nOfDocument } = await import(inRepository('shared/i18n/src/page/I18nContext.ts'));
  wordsIn = (language) => problemWords(i18nOfDocument(language));
  const anyError = new EngineError(/** @type {any} */ ({ kind: 'server', status: 500 }));
  await Promise.all(['en', 'de'].map((language) => wordsIn(language).ready(anyError)));
  page = { createEngineClient, createQueryClient };
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param {CallRow} row @param {Fault | null} fault */
async function outcomeOf(row, fault) {
  const { fetch } = globalThis;
  const outcome = runCall(row, fault, page);
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  // Both handlers also end a call that cannot even be made.
  void outcome.then(end, end);
  while (!isOver) {
    await vi.runAllTimersAsync();
    await new Promise((resolve) => setImmediate(resolve));
  }
  globalThis.fetch = fetch;
  return outcome;
}

/** @param {unknown} error @param {string} lang */
function textsOf(error, lang) {
  const { title, explain } = wordsIn(lang);
  return [title(error), explain(error)];
}

/** @type {Set<string>} */
const checked = new Set();

/** @param {any} error @param {string} fault */
function checkTexts(error, fault) {
  const { requestId: _, call: __, ...problem } = error.problem ?? {};
  const key = JSON.stringify(problem);
  if (checked.has(key)) return;
  checked.add(key);
  const [en, de] = [textsOf(error, 'en'), textsOf(error, 'de')];
  expect(
    [...en, ...de].filter((text) => text === '' || MARKED.test(text)),
    fault,
  ).toEqual([]);
  expect(en[1], fault).not.toBe(de[1]);
}

describe('the list of calls', () => {
  test('has every call of the sources, and no other: write a row in "scripts/faults/calls" for a new one', () => {
    const rowsOf = CALLS.map(({ call }) => call.split(' ')[0]);
    expect([...new Set(rowsOf)].sort()).toEqual([...callsInSources()].sort());
    expect(new Set(CALLS.map(({ call }) => call)).size).toBe(CALLS.length);
  });

  test('says of each change how a lost answer is looked for, or why it need not be', () => {
    const both = CHANGES.filter(({ lost, unguarded }) => (lost === undefined) === (unguarded === undefined));
    expect(both.map(({ call }) => call)).toEqual([]);
    expect(CALLS.filter((row) => !row.isChange && (row.lost || row.unguarded))).toEqual([]);
  });

  test.each(CHANGES.filter(({ lost }) => lost !== undefined))('looks where it says so: $call', ({ call }) => {
    const [module = '', name = ''] = call.split(/[# ]/);
    const home = `shared/engine-client/src/${module}.ts`;
    const looks = /confirmWrite|\btries\b|createTries/;
    if (/\b(confirmWrite|lookOnce)\(/.test(readFileSync(inRepository(home), 'utf8'))) return;
    const imported = new RegExp(`@taskweave/engine-client/(?:[\\w/-]+/)?${module.split('/').at(-1)}'`);
    const called = new RegExp(`\\b${name}\\(`);
    const users = SOURCES.filter(([, text]) => imported.test(text) && called.test(text));
    expect(users.filter(([, text]) => !looks.test(text)).map(([file]) => file)).toEqual([]);
  });
});

describe('a call that meets each fault', () => {
  test.each(CALLS)('$call', async (row) => {
    const well = await outcomeOf(row, null);
    expect(well.error, 'without any fault').toBeNull();
    const verdicts = [];
    for (const fault of FAULTS) {
      const outcome = await outcomeOf(row, fault);
      const { error, lines } = outcome;
      const verdict = judge(row, fault.name, outcome, isOutcomeUnknown);
      verdicts.push(verdict);
      const isAgain = fault.name === '403 token' || fault.name === row.again;
      const most = row.isChange ? (isAgain ? 2 : 1) : 3;
      for (const line of lines) {
        expect(lines.filter((one) => one === line).length, `${fault.name}: ${line}`).toBeLessThanOrEqual(
          most,
        );
      }
      if (row.isChange && error !== null) {
        if (fault.change === 'lost') expect(['look', 'unknown'], fault.name).toContain(verdict);
        if (fault.change === 'refused') expect(['refused', 'refused ×2'], fault.name).toContain(verdict);
      }
      if (row.isChange && fault.change === 'lost') expect(error, fault.name).not.toBeNull();
      if (error === null) continue;
      if (['resources/task/task#getTask', 'resources/task/task#claimTask'].includes(row.call))
        thrown.set(fault.name, error);
      checkTexts(error, fault.name);
    }
    const lines = [...new Set(well.lines.map((line) => line.split('?')[0] ?? ''))];
    rows.push({ row, lines, verdicts });
  });

  test('is what the page says: "npm run update -- faults" writes it', async () => {
    expect(rows).toHaveLength(CALLS.length);
    const words = FAULTS.map(({ name }) => {
      const error = thrown.get(name);
      if (error === undefined) return { fault: name, en: '', de: '' };
      return { fault: name, en: textsOf(error, 'en')[1] ?? '', de: textsOf(error, 'de')[1] ?? '' };
    });
    await expect(faultsPage(rows, words)).toMatchFileSnapshot(FAULTS_PAGE);
  });
});
