// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_SEARCH, type Search } from './Search';
import { deleteSearch, readSaved, saveSearch } from './savedSearches';

const name = { type: 'name', operator: 'Like', value: 'invoice', name: '' };
const search: Search = { criteria: [name], matchAny: true, ignoreNames: true, ignoreValues: false };

beforeEach(() => localStorage.clear());

function stored(place: string): unknown {
  return JSON.parse(localStorage.getItem(place) ?? 'null');
}

describe('saved searches', () => {
  it('are read as the old Tasklist writes them', () => {
    const old = {
      monthFormat: 'MMMM',
      searchCriteria: {
        TLT: { Mine: [name, { matchAny: true }, { caseHandeling: { ignoreNames: true } }] },
        other: { Else: [name] },
      },
    };
    expect(readSaved(JSON.stringify(old))).toEqual([{ name: 'Mine', search }]);
  });

  it('are written as the old Tasklist reads them, beside what else it keeps', () => {
    localStorage.setItem('operaton-web', '{"locale":"de","searchCriteria":{"PIC":{"x":[]}}}');
    saveSearch('Mine', search);
    expect(stored('operaton-web')).toEqual({
      locale: 'de',
      searchCriteria: {
        PIC: { x: [] },
        TLT: {
          Mine: [name, { matchAny: true }, { caseHandeling: { ignoreNames: true, ignoreValues: false } }],
        },
      },
    });
    expect(readSaved(localStorage.getItem('operaton-web') ?? '')).toEqual([{ name: 'Mine', search }]);
  });

  it('have a place where the old Tasklist was never opened', () => {
    saveSearch('Mine', search);
    expect(stored('camunda-web')).toMatchObject({ searchCriteria: { TLT: { Mine: expect.any(Array) } } });
  });

  it('are deleted one by one', () => {
    saveSearch('One', search);
    saveSearch('Two', NO_SEARCH);
    deleteSearch('One');
    expect(readSaved(localStorage.getItem('camunda-web') ?? '').map((saved) => saved.name)).toEqual(['Two']);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another shape', '{"searchCriteria":{"TLT":[1]}}'],
    ['a set that is none', '{"searchCriteria":{"TLT":{"x":7}}}'],
  ])('are none in %s', (_case, text) => {
    expect(readSaved(text)).toEqual([]);
  });
});
