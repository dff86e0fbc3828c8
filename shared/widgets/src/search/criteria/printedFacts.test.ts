import { expect, it } from 'vitest';
import type { SearchKnowledge } from '../Interpretation';
import { readSearch } from '../readSearch';
import { acceptedCriteria } from './acceptedCriteria';
import { NO_WORDS, NOWHERE, type WordPlace } from './place/SearchPlace';
import { NO_SEARCH } from './Search';
import { toEngineQuery } from './toEngineQuery';
import { knownFacts } from './useKnownFacts';

const SETTINGS = {
  invoice: [
    { variable: 'amount', label: 'Amount', format: 'money' },
    { variable: 'creditor', label: { en: 'Supplier', de: 'Lieferant' } },
  ],
  order: [{ variable: 'vendor', label: 'Supplier' }],
  claim: [{ variable: 'damage', label: 'Damage', format: 'money' }],
} as const;

const double = (value: number) => ({ type: 'Double', value, place: 'processVariable' }) as const;
const ROWS = [{ a: { amount: double(1234.5678) }, b: { ratio: double(3.2505551234) } }];
const FACTS = knownFacts(SETTINGS, ROWS, []);
const WORDS: WordPlace = {
  ...NO_WORDS,
  names: {
    user: [{ id: 'hans', name: 'Hans Straßburg' }],
    group: [{ id: 'sales', name: 'Sales team' }],
    process: [{ id: 'late', name: 'Overdue invoices' }],
    case: [{ id: 'claim', name: 'Claim' }],
    tenant: [{ id: 't', name: 'Today' }],
  },
  facts: FACTS,
  stage: 'facts',
};
const KNOWN: SearchKnowledge = {
  language: 'en',
  variables: FACTS.flatMap(({ name, labels, kind, isMoney }) =>
    labels.map((label) => ({ name, label, kind: kind === 'person' ? 'text' : kind, isMoney })),
  ),
  people: [
    { id: 'john', name: 'John Lindqvist' },
    { id: 'mary', name: 'Mary Okafor' },
  ],
  processes: [],
  now: new Date('2026-11-26T10:00:00'),
};

function queried(text: string, { isKept = false, words = WORDS } = {}) {
  const criteria = acceptedCriteria(readSearch(text, KNOWN));
  const place = { ...NOWHERE, now: KNOWN.now, words, ...(isKept && { isKept }) };
  return toEngineQuery({ ...NO_SEARCH, criteria }, {}, place).query as {
    readonly orQueries?: readonly Readonly<Record<string, unknown>>[];
    readonly [key: string]: unknown;
  };
}

function valuesOf(text: string, name: string): readonly unknown[] {
  const [one = {}] = queried(text).orQueries ?? [];
  const conditions = one.processVariables as readonly { readonly name: string; readonly value: unknown }[];
  return conditions.filter((condition) => condition.name === name).map(({ value }) => value);
}

it.each([
  ['€1,234.57', 'amount', 1234.5678],
  ['Amount: 1,234.57', 'amount', 1234.5678],
  ['1,234.5678', 'amount', 1234.5678],
  ['3.250555', 'ratio', 3.2505551234],
  ['Ratio: 3.250555', 'ratio', 3.2505551234],
])('a number is found by the figures that its row prints: %s', (text, name, exact) => {
  expect(valuesOf(text, name)).toContain(exact);
});

it('a negative amount is read as it is printed', () => {
  expect(valuesOf('-€42.50', 'amount')).toContain(-42.5);
});

it('a label is that of each fact which has it, of cases too', () => {
  const names = (text: string) => {
    const [{ processVariables = [], caseInstanceVariables = [] } = {}] = queried(text).orQueries ?? [];
    return [processVariables, caseInstanceVariables].map((list) =>
      (list as readonly { readonly name: string }[]).map(({ name }) => name),
    );
  };
  expect(names('Supplier Casa Verde')[0]).toEqual(expect.arrayContaining(['creditor', 'vendor']));
  expect(names('Damage > 100')).toEqual([['damage'], ['damage']]);
});

it('a filter keeps the fact of a case as such', () => {
  expect(queried('Damage > 100', { isKept: true })).toEqual({
    caseInstanceVariables: [{ name: 'damage', operator: 'gt', value: 100 }],
  });
});

it('what follows a label is found in either case, and by tasks that are called so', () => {
  expect(queried('Supplier: CASA').orQueries?.[0]).toMatchObject({
    nameLike: '%Supplier: CASA%',
    variableValuesIgnoreCase: true,
  });
});

it.each([
  ['overdue', { processDefinitionKeyIn: ['late'] }],
  ['today', { tenantIdIn: ['t'] }],
])('%s finds what is called so, once names are there', (text, called) => {
  const every = queried(text).orQueries ?? [];
  expect(every.length).toBeGreaterThan(0);
  for (const one of every) expect(one).toMatchObject(called);
  const words: WordPlace = { ...WORDS, stage: 'rows' };
  for (const one of queried(text, { words }).orQueries ?? [])
    expect(Object.keys(one)).not.toContain('processDefinitionKeyIn');
});

it('a fact or a key that says what has a meaning is looked in where a row has shown it', () => {
  const text = { type: 'String', value: 'Overdue', place: 'processVariable' } as const;
  const facts = (words: readonly string[]) => knownFacts(SETTINGS, [{ a: { state: text } }], words);
  const [shown = {}] =
    queried('overdue', {
      words: { ...WORDS, facts: facts(['overdue']), keys: ['OVERDUE-7'] },
    }).orQueries ?? [];
  expect(shown.processVariables).toEqual([{ name: 'state', operator: 'like', value: '%overdue%' }]);
  expect(shown.processInstanceBusinessKeyIn).toContain('OVERDUE-7');
  const [usual = {}] = queried('overdue', { words: { ...WORDS, facts: facts(['today']) } }).orQueries ?? [];
  expect(Object.keys(usual).filter((key) => /variable|BusinessKey/i.test(key))).toEqual([]);
});

it.each(['John or Mary', 'in 2 weeks', '€ 500', '100 €', '16 days'])(
  'a task whose whole name says something is found by it: %s',
  (name) => {
    const every = queried(name).orQueries ?? [];
    expect(every.length).toBeGreaterThan(0);
    for (const { nameLike } of every) expect(nameLike).toBe(`%${name}%`);
  },
);

it('capitals find a name that has an ß', () => {
  expect(queried('STRASSBURG').orQueries?.[0]).toMatchObject({ assigneeIn: ['strassburg', 'hans'] });
});

it('a group, which the head of a task prints, is found by its name', () => {
  expect(queried('sales').orQueries?.[0]).toMatchObject({
    candidateGroups: ['sales'],
    includeAssignedTasks: true,
  });
  expect(queried('sales', { isKept: true }).orQueries?.[0]).not.toHaveProperty('candidateGroups');
});
