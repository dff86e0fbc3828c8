// @vitest-environment jsdom
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { PluginStorage } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { NO_SEARCH, type Search } from '@taskweave/widgets/search/criteria/Search';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteOldSearch,
  deleteSearch,
  outlivesPage,
  readSets,
  saveSearch,
  useSavedSearches,
} from './savedSearches';

const name = { type: 'name', operator: 'Like', value: 'invoice', name: '' };
const search: Search = { criteria: [name], matchAny: true, ignoreNames: true, ignoreValues: false };
const flag = { type: 'variableNamesIgnoreCase', operator: 'eq', value: '', name: '' };
const set = [name, flag, { matchAny: true, caseHandeling: { ignoreNames: true, ignoreValues: false } }];

const engine = useFakeEngine();
let host: ReturnType<typeof createTestHost>;

beforeEach(() => {
  host = createTestHost({ engine: engine.connect() });
});

function stored(place: string): unknown {
  return JSON.parse(localStorage.getItem(place) ?? 'null');
}

function saved() {
  const { result } = renderHook(useSavedSearches, { wrapper: host.Provider });
  const names = (list: readonly { name: string }[]) => list.map((one) => one.name);
  return { result, own: () => names(result.current.own), old: () => names(result.current.old) };
}

describe('saved searches', () => {
  it('are their person’s, and nowhere else', () => {
    localStorage.setItem('operaton-web', '{}');
    expect(saveSearch(host.services, { name: 'Mine', search }, false)).toBe(true);
    expect(saved().result.current).toEqual({ own: [{ name: 'Mine', search }], old: [] });
    expect(JSON.stringify({ ...localStorage })).not.toContain('Mine');
  });

  it('stand in the old Tasklist’s place too where they are shared, beside what else it keeps @T2.15', () => {
    localStorage.setItem('operaton', '{"firstVisit":false,"searchCriteria":{"PIC":{"x":[]}}}');
    saveSearch(host.services, { name: 'Mine', search }, true);
    expect(stored('operaton')).toEqual({
      firstVisit: false,
      searchCriteria: { PIC: { x: [] }, TLT: { Mine: set } },
    });
    const { own, old } = saved();
    expect(own()).toEqual(['Mine']);
    expect(old()).toEqual([]);
  });

  it.each(['camunda', 'operaton', 'cibseven'])('find the place of %s by its settings', (vendor) => {
    localStorage.setItem(`${vendor}-web`, '{"locale":"de"}');
    saveSearch(host.services, { name: 'Mine', search }, true);
    expect(stored(vendor)).toEqual({ searchCriteria: { TLT: { Mine: set } } });
    expect(stored(`${vendor}-web`)).toEqual({ locale: 'de' });
  });

  it('are lists for the old Tasklist, where they hold one', () => {
    localStorage.setItem('camunda', '{}');
    const list = { type: 'tenantIdIn', operator: 'In', value: 'a, b', name: '' };
    saveSearch(host.services, { name: 'Mine', search: { ...NO_SEARCH, criteria: [list] } }, true);
    expect(JSON.stringify(stored('camunda'))).toContain('"value":["a","b"]');
  });

  it('of the old Tasklist are shown and can be deleted there', () => {
    localStorage.setItem('camunda', JSON.stringify({ searchCriteria: { TLT: { Theirs: [name] } } }));
    const { old } = saved();
    expect(old()).toEqual(['Theirs']);
    act(() => deleteOldSearch(host.services, 'Theirs'));
    expect(old()).toEqual([]);
    expect(stored('camunda')).toEqual({});
  });

  it('are deleted one by one, with their copy but not with another of the same name', () => {
    localStorage.setItem('camunda', JSON.stringify({ searchCriteria: { TLT: { Two: [] } } }));
    saveSearch(host.services, { name: 'One', search }, true);
    saveSearch(host.services, { name: 'Two', search }, false);
    const { own, old } = saved();
    act(() => deleteSearch(host.services, 'One'));
    expect(own()).toEqual(['Two']);
    expect(old()).toEqual(['Two']);
    act(() => deleteSearch(host.services, 'Two'));
    expect(own()).toEqual([]);
    expect(old()).toEqual(['Two']);
  });

  it('count as not saved where the browser keeps nothing', () => {
    const closed: PluginStorage = { get: () => null, set: () => undefined, remove: () => undefined };
    expect(saveSearch({ ...host.services, storage: closed }, { name: 'Mine', search }, false)).toBe(false);
  });
});

describe('a set of criteria', () => {
  it('is read as the old Tasklist writes it @S3.36', () => {
    const entries = [name, { matchAny: true }, { caseHandeling: { ignoreNames: true } }];
    expect(readSets({ Mine: entries }, 'en')).toEqual([{ name: 'Mine', search }]);
  });

  it('has a variable by its name, where the old Tasklist keeps its label too', () => {
    const variable = { type: 'processVariables', operator: 'eq', value: '5' };
    const entries = [{ ...variable, name: { key: 'amount', value: 'Sum (amount)' } }];
    expect(readSets({ Mine: entries }, 'en')[0]?.search.criteria).toEqual([{ ...variable, name: 'amount' }]);
  });

  it.each([
    ['a list of sets', [1]],
    ['a set that is none', { x: 7 }],
  ])('is none in %s', (_case, sets) => {
    expect(readSets(sets as never, 'en')).toEqual([]);
  });
});

it('are known to go with the page where the browser forbids storage @F13', () => {
  expect(outlivesPage(localStorage)).toBe(true);
  expect(outlivesPage({ getItem: () => null } as unknown as Storage)).toBe(false);
});
