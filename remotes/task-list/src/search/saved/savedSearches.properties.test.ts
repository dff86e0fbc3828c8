// @vitest-environment jsdom

import type { HostPage, PluginStorage } from '@taskweave/plugin-sdk';
import type { Search } from '@taskweave/widgets/search/criteria/Search';
import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { deleteSearch, readSets, saveSearch } from './savedSearches';

let kept: Map<string, unknown>;
const storage: PluginStorage = {
  get: (key) => kept.get(key) ?? null,
  set: (key, value) => void kept.set(key, JSON.parse(JSON.stringify(value))),
  remove: (key) => void kept.delete(key),
};

const stores = { storage, page: { ...({} as HostPage), local: localStorage } };

beforeEach(() => {
  kept = new Map();
});

const criterion = record({
  type: constantFrom('name', 'assignee', 'processVariables', 'due', 'priority'),
  name: string(),
  operator: constantFrom('eq', 'Like', 'like', 'Before', 'min'),
  value: string(),
});
const search = record<Search>({
  criteria: array(criterion, { maxLength: 4 }),
  matchAny: boolean(),
  ignoreNames: boolean(),
  ignoreValues: boolean(),
});
const name = oneof(string({ minLength: 1 }), constantFrom('__proto__', 'constructor', 'toString'));

it('a search that is saved is the same when it is opened, for us and for the old Tasklist', () => {
  assert(
    property(name, search, (called, one) => {
      localStorage.setItem('operaton', '{"firstVisit":false}');
      kept = new Map();
      expect(saveSearch(stores, { name: called, search: one }, true)).toBe(true);
      const old = JSON.parse(localStorage.getItem('operaton') ?? '{}');
      for (const sets of [kept.get('searches'), old.searchCriteria.TLT]) {
        expect(readSets(sets as never, 'en')).toEqual([{ name: called, search: one }]);
      }
      deleteSearch(stores, called);
      expect(kept.get('searches')).toEqual({});
      expect(localStorage.getItem('operaton')).toBe('{"firstVisit":false}');
    }),
  );
});

it('whatever lies in the browser is read as searches or left out', () => {
  assert(
    property(dictionary(name, oneof(jsonValue(), array(jsonValue()))), (sets) => {
      expect(
        readSets(JSON.parse(JSON.stringify(sets)), 'en').every((one) => Array.isArray(one.search.criteria)),
      ).toBe(true);
    }),
  );
});
