import { comparedAttributes } from '@taskweave/widgets/search/chips/searchTexts';
import { completeSearch, openValue } from '@taskweave/widgets/search/completeSearch';
import { NO_SEARCH } from '@taskweave/widgets/search/criteria/Search';
import type { KnownVariable, SearchKnowledge, ValueKind } from '@taskweave/widgets/search/Interpretation';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { describe, expect, it } from 'vitest';
import en from '../../i18n/en.json';
import type { SuggestContext } from './Suggestion';
import { suggest } from './suggest';

const texts: Readonly<Record<string, unknown>> = { ...en, ...SEARCH_TOOL_TEXTS.translations.en };
const language = {
  locale: 'en',
  t: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    String(texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name])),
};
const VARIABLES: readonly KnownVariable[] = [{ name: 'amount', label: 'Amount of the invoice' }];
const OTHERS: readonly KnownVariable[] = [
  { name: 'testVariable2', label: 'Test Variable 2' },
  { name: 'testVariable', label: 'Test Variable' },
];
const KNOWN: SearchKnowledge = {
  language: 'en',
  variables: [...VARIABLES, ...OTHERS],
  people: [
    { id: 'demo', name: 'Dana Moreau' },
    { id: 'mary', name: 'Mary Okafor' },
  ],
  processes: [
    { id: 'invoice', name: 'Invoice approval' },
    { id: 'nameless', name: 'nameless' },
  ],
  me: { id: 'demo', name: 'Me' },
  attributes: comparedAttributes(language),
  now: new Date(2026, 10, 21, 17, 30),
};

function lines(
  text: string,
  { isAdding = false, kept = [] }: Partial<SuggestContext> = {},
  known: SearchKnowledge = KNOWN,
) {
  return suggest({
    text,
    isAdding,
    completions: completeSearch(text, known),
    open: openValue(text, known),
    kept,
    language,
    variables: VARIABLES,
    otherVariables: OTHERS,
    userId: 'demo',
  });
}

function labels(text: string, more: Partial<SuggestContext> = {}, known = KNOWN): readonly string[] {
  return lines(text, more, known).map(({ label }) => label);
}

function withKind(kind: ValueKind | null): SearchKnowledge {
  return { ...KNOWN, variables: [{ name: 'amount', label: 'amount', kind }] };
}

it('with nothing typed the last searches are offered, those with a name, and the way to all criteria', () => {
  const search = {
    ...NO_SEARCH,
    criteria: [
      { type: 'due', name: '', operator: 'Before', value: 'now' },
      { type: 'anything', name: '', operator: 'Like', value: 'acme' },
    ],
  };
  const kept = [
    { name: null, search },
    { name: 'Late ones', search },
  ];
  const offered = lines('', { kept });
  expect(offered.map(({ label, detail }) => [label, detail])).toEqual([
    ['Overdue · “acme”', 'Recent'],
    ['Late ones', 'Saved'],
    ['Add a criterion', undefined],
  ]);
  expect(offered[0]?.action).toEqual({ kind: 'search', search });
  expect(offered.some(({ completes }) => completes)).toBe(false);
});

describe('attributes', () => {
  it('are offered after the variables of the filter', () => {
    const adding = labels('', { isAdding: true });
    expect(adding.slice(0, 3)).toEqual(['Amount of the invoice (amount)', 'Name', 'Assignee']);
  });

  it('are found by each word of what is typed @S3.31', () => {
    expect(labels('due d', { isAdding: true })).toEqual(['Due date', 'Not overdue', 'Without due date']);
  });

  it('are offered to what they begin with', () => {
    expect(labels('desc')).toEqual(['Description …']);
    expect(labels('ription')).toEqual([]);
    expect(labels('d')).toEqual([]);
  });

  it('become text, and need no value where they are one themselves @S3.35', () => {
    const action = (wanted: string) =>
      lines('', { isAdding: true }).find(({ label }) => label === wanted)?.action;
    expect(action('Description')).toEqual({ kind: 'type', text: 'Description ' });
    expect(action('Without tenant')).toEqual({ kind: 'accept', text: 'Without tenant' });
    expect(lines('acme without ten')[0]?.action).toEqual({
      kind: 'accept',
      text: 'acme Without tenant',
    });
  });
});

describe('names', () => {
  it.each(['Test Variable', 'test variable', 'testVariable'])(
    'are found by label or name: %s @S3.32 @S3.35',
    (text) => {
      expect(lines(text, { isAdding: true }).map(({ label }) => label)).toContain(
        'Test Variable (testVariable)',
      );
      expect(labels(text.slice(0, 6))).toContain('Test Variable (testVariable)');
    },
  );

  it('are those of the filter first, then those of others, each once', () => {
    const twice = { isAdding: true, otherVariables: [...OTHERS, ...VARIABLES] };
    expect(labels('a', twice).filter((label) => label.includes('('))).toEqual([
      'Amount of the invoice (amount)',
      'Test Variable 2 (testVariable2)',
      'Test Variable (testVariable)',
    ]);
  });
});

describe('operators', () => {
  it('are those of the attribute @T3.56 @S3.33', () => {
    expect(labels('Priority ')).toEqual(['at least …', 'at most …', 'equals …']);
    expect(labels('Name ')).toEqual(['contains …', 'equals …', 'does not contain …', 'does not equal …']);
    expect(labels('Task variable colour ')).toHaveLength(8);
  });

  it.each(['at', 'at l'])('are found by %s', (typed) => {
    expect(labels(`amount ${typed}`)[0]).toBe('at least …');
  });

  it.each([
    [null, 8],
    ['text', 8],
    ['number', 6],
    ['date', 6],
    ['boolean', 2],
  ] as const)('of a variable fit what its values are: %s', (kind, count) => {
    const known = withKind(kind);
    expect(labels('amount ', {}, known)).toHaveLength(count);
    expect(labels('amount ', {}, known).includes('contains …')).toBe(count === 8);
  });

  it('become text that goes on with the value', () => {
    expect(lines('acme Priority ')[1]?.action).toEqual({ kind: 'type', text: 'acme Priority at most ' });
  });
});

describe('values', () => {
  it('of people begin with oneself', () => {
    const offered = lines('Assignee equals ');
    expect(offered.map(({ label, detail }) => [label, detail])).toEqual([
      ['Me', 'demo'],
      ['Mary Okafor', 'Assignee = mary'],
    ]);
    expect(labels('Assignee equals dana')).toEqual(['Me']);
    expect(offered[0]?.action).toEqual({ kind: 'accept', text: 'Assignee equals demo' });
  });

  it.each([
    ['Process definition key equals appr', 'Process definition key equals invoice'],
    ['Process name contains inv', 'Process name contains Invoice approval'],
  ])('of %s are taken from what the engine knows', (text, whole) => {
    expect(lines(text)[0]?.action).toEqual({ kind: 'accept', text: whole });
  });

  it('of names leave out what has none', () => {
    expect(labels('Process name equals ')).toEqual(['Invoice approval']);
  });

  it('in lists are put together one by one, each once', () => {
    expect(labels('Assignee is one of demo, mar')).toEqual(['Mary Okafor', 'Enter multiple values']);
    expect(lines('Assignee is one of demo, mar')[0]?.action).toEqual({
      kind: 'type',
      text: 'Assignee is one of demo, mary, ',
    });
    expect(labels('Assignee is one of demo, mary, ')).toEqual(['Enter multiple values']);
  });

  it('of parts of an id are not guessed', () => {
    expect(labels('Assignee contains mar')).toEqual([]);
  });

  it('of dates are words that move with the calendar @S3.35', () => {
    expect(labels('Due date before ').slice(0, 3)).toEqual(['today', 'tomorrow', 'yesterday']);
    expect(labels('Due date before ').at(-1)).toBe('Choose date and time');
    expect(lines('Due date before tom')[0]?.action).toEqual({
      kind: 'accept',
      text: 'Due date before tomorrow',
    });
  });

  it.each(['2026-12-01', 'fri'])('of dates stay as they are typed: %s', (typed) => {
    expect(labels(`Due date before ${typed}`)).toEqual(['Choose date and time']);
  });

  it('of choices are all there is', () => {
    expect(labels('Delegation state equals ')).toEqual(['Delegated', 'Resolved']);
  });

  it('in lists are entered by lines', () => {
    expect(lines('Tenant ID is one of ').at(-1)?.action).toMatchObject({
      kind: 'dialog',
      open: { before: 'Tenant ID is one of', takes: 'list' },
    });
  });

  it.each([
    ['=', ['true', 'false', 'NULL', 'Choose date and time']],
    ['>', ['Choose date and time']],
    ['~', []],
  ])('of variables fit the operator %s @T3.56', (sign, expected) => {
    expect(labels(`amount ${sign} `)).toEqual(expected);
  });

  it.each([
    ['boolean', ['true', 'false', 'NULL']],
    ['number', ['NULL']],
    ['date', ['NULL', 'Choose date and time']],
  ] as const)('of variables fit what their values are: %s', (kind, expected) => {
    expect(labels('amount = ', {}, withKind(kind))).toEqual(expected);
  });
});
