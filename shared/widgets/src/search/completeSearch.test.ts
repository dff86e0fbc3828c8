import { expect, it } from 'vitest';
import { completeSearch } from './completeSearch';
import type { SearchKnowledge } from './Interpretation';
import completions from './sentences/completions.json';

function knownIn(language: string): SearchKnowledge {
  return {
    language,
    variables: [
      { name: 'amount', label: 'Invoice amount' },
      { name: 'customer', label: 'Customer' },
    ],
    people: [
      { id: 'john', name: 'John Lindqvist' },
      { id: 'mary', name: 'Mary Okafor' },
      { id: 'm 1', name: 'Mark' },
    ],
    processes: [{ id: 'invoice', name: 'Invoice approval' }],
    now: new Date('2026-11-26T10:00:00'),
  };
}

const ROWS = Object.entries(completions).flatMap(([language, table]) =>
  Object.entries(table).map(([text, expected]) => ({ language, text, expected })),
);

it.each(ROWS)('$language: "$text" goes on', ({ language, text, expected }) => {
  const found = completeSearch(text, knownIn(language)).map(({ text: whole, criterion }) =>
    criterion === null ? `${whole} …` : whole,
  );
  expect(found).toEqual(expected);
});

it('a person is offered by name', () => {
  expect(completeSearch('overdue @lin', knownIn('en'))).toEqual([
    {
      text: 'overdue @john',
      words: '@john',
      label: 'John Lindqvist',
      criterion: { type: 'assignee', name: '', operator: 'eq', value: 'john' },
      variable: null,
    },
  ]);
});

it('a variable is offered by its label', () => {
  expect(completeSearch('amo', knownIn('en'))).toMatchObject([
    { label: 'Invoice amount', variable: 'amount', criterion: null },
  ]);
});
