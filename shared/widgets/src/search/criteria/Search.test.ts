import { describe, expect, it } from 'vitest';
import { formatSearch, NO_SEARCH, parseSearch } from './Search';

const name = { type: 'name', operator: 'Like', value: 'invoice', name: '' };

describe('parseSearch', () => {
  it('reads a link of the old Tasklist @T2.13 @T3.36 @S2.32 @S2.33 @S3.31', () => {
    const query =
      '[{"type":"processVariables","operator":"gteq","value":"1000","name":"amount"},' +
      '{"type":"processInstanceIdIn","operator":"In","value":["a","b"],"name":""},' +
      '{"type":"variableNamesIgnoreCase","operator":"eq","value":"","name":""}]';
    expect(parseSearch(query, '')).toEqual({
      criteria: [
        { type: 'processVariables', operator: 'gteq', value: '1000', name: 'amount' },
        { type: 'processInstanceIdIn', operator: 'In', value: ['a', 'b'], name: '' },
      ],
      matchAny: true,
      ignoreNames: true,
      ignoreValues: false,
    });
  });

  it.each([
    ['a number', 5, '5'],
    ['a truth', false, 'false'],
    ['nothing', null, 'NULL'],
    ['no value at all', undefined, ''],
  ])('reads %s as what a person would have typed @S3.34', (_case, value, text) => {
    const [criterion] = parseSearch(JSON.stringify([{ ...name, value }]), null).criteria;
    expect(criterion?.value).toBe(text);
  });

  it.each([
    ['dueDate', 'due'],
    ['followUpDate', 'followUp'],
    ['withoutDueDate', 'withoutDueDate'],
    ['updatedDate', 'updatedDate'],
  ])('takes %s for %s @S5.45', (type, known) => {
    const query = JSON.stringify([{ ...name, type, operator: 'Before' }]);
    expect(parseSearch(query, null).criteria[0]?.type).toBe(known);
  });

  it.each([
    ['no parameter', null],
    ['no JSON', '[{'],
    ['no list', '{"type":"name"}'],
  ])('finds no search in %s', (_case, query) => {
    expect(parseSearch(query, '')).toBe(NO_SEARCH);
  });

  it('leaves out what is no criterion @S4.33', () => {
    expect(parseSearch(JSON.stringify([null, 7, { operator: 'eq' }, name]), null).criteria).toEqual([name]);
  });
});

it('formatSearch leaves the address clean when nothing is searched for, and returns to the first page', () => {
  expect(formatSearch({ ...NO_SEARCH, matchAny: true })).toEqual({
    searchQuery: null,
    searchOrQuery: null,
    page: null,
  });
});
