import { acceptedCriteria } from '@taskweave/widgets/search/criteria/acceptedCriteria';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import type { SearchPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { NO_SEARCH, type SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import type { SearchKnowledge } from '@taskweave/widgets/search/Interpretation';
import { readSearch } from '@taskweave/widgets/search/readSearch';
import { writeSearch } from '@taskweave/widgets/search/writeSearch';
import { expect, it } from 'vitest';
import { readFilterQuery, writeFilterQuery, writeKeepsake } from '../query/filterQuery';
import { rowChips } from './rowChips';

const NOW = new Date('2026-11-26T10:00:00');
const FACTS: SearchPlace['words']['facts'] = [
  { name: 'amount', labels: ['Amount'], kind: 'number', of: ['invoice'], isMoney: true },
  { name: 'damage', labels: ['Damage'], kind: 'number', of: ['claim'], isMoney: true },
  { name: 'creditor', labels: ['Supplier'], kind: 'text', of: ['invoice'], isMoney: false },
  { name: 'firstDay', labels: ['First day'], kind: 'date', of: ['holiday'], isMoney: false },
  { name: 'approved', labels: ['Approved'], kind: 'boolean', of: [], isMoney: false },
];
const PEOPLE = [
  { id: 'john', name: 'John Lindqvist' },
  { id: 'mary', name: 'Mary Okafor' },
];
const PROCESSES = [{ id: 'invoice', name: 'Invoice approval' }];
const NAMES = { user: PEOPLE, process: PROCESSES, case: [{ id: 'claim', name: 'Claim handling' }] };

const ANY_AMOUNT = {
  id: 'amounts',
  name: 'Any amount',
  kind: 'number' as const,
  operators: ['gt', 'gteq', 'lt', 'lteq', 'eq'],
};

function knownIn(language: string): SearchKnowledge {
  const variables = FACTS.flatMap(({ name, labels, kind, isMoney }) =>
    labels.map((label) => ({ name, label, isMoney, kind: kind === 'person' ? null : kind })),
  );
  return { language, variables, people: PEOPLE, processes: PROCESSES, attributes: [ANY_AMOUNT], now: NOW };
}

/** The engine answers without these. */
function answered(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(query, (key, value) =>
    /^(?:processInstanceBusinessKeyIn|tenantIdIn|assigneeNotIn|variable.*IgnoreCase)$/.test(key)
      ? undefined
      : value,
  );
  return JSON.parse(text);
}

function contentOf({ type, name, operator, value }: Omit<SearchCriterion, 'words'>): readonly string[] {
  return [type, name, operator, textOf(value).replace(/T00:00:00$/, '')];
}

it.each([
  ['en', 'overdue invoices'],
  ['en', 'my overdue tasks'],
  ['en', 'due this week urgent'],
  ['en', 'assigned to john due tomorrow'],
  ['en', 'not john'],
  ['en', 'over 1000'],
  ['en', 'around 500'],
  ['en', 'amount between 100 and 200 unassigned'],
  ['en', 'supplier Casa Verde'],
  ['en', 'group sales no due date'],
  ['en', 'process invoice approval'],
  ['en', 'claim okafor inv-2026 250'],
  ['en', 'yes'],
  ['en', '3 to 5 days overdue'],
  ['en', 'due in the next 3 days'],
  ['en', 'created yesterday'],
  ['en', 'follow-up overdue'],
  ['en', 'name starts with Review'],
  ['en', 'John or Mary'],
  ['en', 'first day: February'],
  ['en', 'first day after Feb 1, 2027'],
  ['en', 'priority between 20 and 60'],
  ['de', 'Anträge'],
  ['de', 'Häuser heute fällig'],
  ['de', 'nein'],
  ['nl', 'facturen'],
])('%s "%s" is saved, answered by the engine and read as the chips of the search', (language, sentence) => {
  const known = knownIn(language);
  const criteria = acceptedCriteria(readSearch(sentence, known));
  const words = { names: NAMES, keys: ['INV-2026-0001'], facts: FACTS, stage: 'facts' } as const;
  const place = { userId: 'demo', variables: [], words, now: NOW, locale: language, isKept: true };
  const { query } = toEngineQuery({ ...NO_SEARCH, criteria }, {}, place);
  const draft = readFilterQuery(answered(query), writeKeepsake(query) ?? {});
  expect([draft.kept, draft.keptInAny]).toEqual([{}, {}]);
  const chips = rowChips(draft.criteria, draft.matchAny).flatMap(({ criterion }) => criterion ?? []);
  expect(chips.map(contentOf).sort()).toEqual(criteria.map(contentOf).sort());
  for (const chip of chips) {
    const one = { ...chip, value: textOf(chip.value) };
    const [read] = readSearch(writeSearch(one, known) ?? '', known);
    expect(read?.criterion && contentOf(read.criterion)).toEqual(contentOf(one));
  }
  expect(writeFilterQuery(draft)).toEqual(query);
});

it.each(['due Monday or Friday', 'urgent or overdue', 'urgent or unassigned, due today'])(
  'what the dialog has no chip for is not saved: %s',
  (sentence) => {
    const criteria = acceptedCriteria(readSearch(sentence, knownIn('en')));
    const place = { userId: 'demo', variables: [], now: NOW, locale: 'en', isKept: true } as const;
    const words = { names: {}, keys: [], facts: FACTS, stage: 'facts' } as const;
    const { problems } = toEngineQuery({ ...NO_SEARCH, criteria }, {}, { ...place, words });
    expect(problems[0]).toBe('not-kept');
  },
);
