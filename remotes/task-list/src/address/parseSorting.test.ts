import { DEFAULT_SORTING } from '@taskweave/engine-client/taskListDefaults';
import { describe, expect, it } from 'vitest';
import { formatSorting, parseSorting } from './parseSorting';

describe('parseSorting', () => {
  it('reads several keys, variables with their types among them @T2.9 @S3.37', () => {
    const sorting = [
      { sortBy: 'dueDate', sortOrder: 'asc' },
      { sortBy: 'processVariable', sortOrder: 'desc', parameters: { variable: 'amount', type: 'Double' } },
    ];
    expect(parseSorting(JSON.stringify(sorting))).toEqual(sorting);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['no list', '{}'],
    ['a direction that does not exist', '[{"sortBy":"created","sortOrder":"up"}]'],
    ['a key that the engine refuses', '[{"sortBy":"owner","sortOrder":"asc"}]'],
    ['a variable without a name', '[{"sortBy":"taskVariable","sortOrder":"asc"}]'],
  ])('falls back to the newest first for %s', (_name, param) => {
    expect(parseSorting(param)).toBe(DEFAULT_SORTING);
  });

  it('keeps the keys beside one that it does not know', () => {
    const param = '[{"sortBy":"owner","sortOrder":"asc"},{"sortBy":"name","sortOrder":"asc"}]';
    expect(parseSorting(param)).toEqual([{ sortBy: 'name', sortOrder: 'asc' }]);
  });
});

describe('formatSorting', () => {
  it('leaves the usual order out of the address', () => {
    expect(formatSorting(DEFAULT_SORTING)).toBeNull();
  });

  it('writes what is read again', () => {
    const sorting = [{ sortBy: 'priority', sortOrder: 'desc' }] as const;
    expect(parseSorting(formatSorting(sorting))).toEqual(sorting);
  });
});
