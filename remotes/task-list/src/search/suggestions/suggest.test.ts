import { describe, expect, it } from 'vitest';
import { NO_SEARCH } from '../../address/Search';
import { type SearchOperator, searchAttribute } from '../../address/searchAttributes';
import en from '../../i18n/en.json';
import { beginDraft, type SearchDraft } from '../criterion/searchDraft';
import own from '../texts/en.json';
import type { SuggestContext } from './Suggestion';
import { choosesFirst, suggest } from './suggest';

const texts: Readonly<Record<string, string>> = { ...en, ...own };
const language = {
  locale: 'en',
  t: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name])),
};
const CONTEXT: SuggestContext = {
  draft: null,
  text: '',
  isAdding: false,
  completions: [],
  kept: [],
  language,
  variables: [{ name: 'amount', label: 'Amount of the invoice' }],
  otherVariables: [
    { name: 'testVariable2', label: 'Test Variable 2' },
    { name: 'testVariable', label: 'Test Variable' },
  ],
  choices: [
    { id: 'demo', name: 'Dana Moreau' },
    { id: 'mary', name: 'Mary Okafor' },
  ],
  kindOf: () => null,
  userId: 'demo',
  now: new Date(2026, 10, 21, 17, 30),
};

function draft(key: string, more: Partial<SearchDraft> = {}): SearchDraft {
  const attribute = searchAttribute(key);
  if (attribute === undefined) throw new Error(`No attribute ${key}`);
  return { ...beginDraft(attribute), ...more };
}

function labels(context: Partial<SuggestContext>): readonly string[] {
  return suggest({ ...CONTEXT, ...context }).map(({ label }) => label);
}

function first(context: Partial<SuggestContext>) {
  return suggest({ ...CONTEXT, ...context })[0]?.action;
}

describe('with nothing typed', () => {
  it('the last searches are offered, those with a name, and the way to all criteria', () => {
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
    expect(suggest({ ...CONTEXT, kept }).map(({ label, detail }) => [label, detail])).toEqual([
      ['Overdue · “acme”', 'Recent'],
      ['Late ones', 'Saved'],
      ['Add a criterion', undefined],
    ]);
    expect(first({ kept })).toEqual({ kind: 'search', search });
    expect(choosesFirst({ ...CONTEXT, kept })).toBe(false);
  });
});

describe('attributes', () => {
  it('are offered after the variables of the filter', () => {
    const adding = labels({ isAdding: true });
    expect(adding.slice(0, 3)).toEqual(['Amount of the invoice (amount)', 'Name', 'Assignee']);
  });

  it('are found by each word of what is typed @S3.31', () => {
    expect(labels({ isAdding: true, text: 'due d' })).toEqual(['Due date', 'Without due date']);
  });

  it('are offered to what they begin with, and Enter does not take them', () => {
    expect(labels({ text: 'due' })).toEqual(['Due date']);
    expect(labels({ text: 'date' })).toEqual([]);
    expect(labels({ text: 'd' })).toEqual([]);
    expect(choosesFirst({ ...CONTEXT, text: 'due' })).toBe(false);
  });

  it('need no value where they are one themselves @S3.35', () => {
    expect(first({ isAdding: true })).toMatchObject({ kind: 'continue' });
    const flag = suggest({ ...CONTEXT, text: 'without due' }).at(-1)?.action;
    expect(flag).toEqual({
      kind: 'finish',
      criterion: { type: 'withoutDueDate', name: '', operator: 'eq', value: '' },
    });
  });
});

describe('names', () => {
  it('that nobody knows come last, and Enter takes them', () => {
    const typed = { draft: draft('taskVariables'), text: 'colour' };
    expect(labels(typed)).toEqual(['Variable named “colour”']);
    expect(first(typed)).toMatchObject({ kind: 'continue', draft: { name: 'colour' } });
    expect(choosesFirst({ ...CONTEXT, ...typed })).toBe(true);
    expect(labels({ ...typed, text: 'test' }).at(-1)).toBe('Variable named “test”');
  });

  it.each(['Test Variable', 'test variable', 'testVariable'])(
    'are found by label or name: %s @S3.35',
    (text) => {
      const typed = { draft: draft('processVariables'), text };
      expect(first(typed)).toMatchObject({ kind: 'continue', draft: { name: 'testVariable' } });
      expect(choosesFirst({ ...CONTEXT, ...typed })).toBe(true);
    },
  );

  it('are those of the filter first, then those of others', () => {
    expect(labels({ draft: draft('processVariables') })).toEqual([
      'Amount of the invoice (amount)',
      'Test Variable 2 (testVariable2)',
      'Test Variable (testVariable)',
    ]);
  });
});

describe('operators', () => {
  it('are those of the attribute @T3.56 @S3.33', () => {
    expect(labels({ draft: draft('priority') })).toEqual(['at least', 'at most', 'equals']);
  });

  it.each(['>=', '≥', 'or equal gr'])('are found by %s', (text) => {
    const found = labels({ draft: draft('processVariables', { name: 'amount' }), text });
    expect(found).toEqual(['greater than or equal to']);
  });

  const ALL = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'like', 'notLike'];
  const ORDERED = ALL.slice(0, 6);

  it.each([
    [null, ALL],
    ['text', ALL],
    ['number', ORDERED],
    ['date', ORDERED],
    ['boolean', ['eq', 'neq']],
  ] as const)('of a variable fit what its values are: %s', (kind, operators) => {
    const kindOf = (name: string) => (name === 'amount' ? kind : 'text');
    const of = (name: string) =>
      suggest({ ...CONTEXT, kindOf, draft: draft('taskVariables', { name }) }).map(({ id }) => id);
    expect([of('amount'), of('colour')]).toEqual([operators, ALL]);
  });

  it('of one variable go with it where they do not fit the next', () => {
    const change = (operator: SearchOperator) =>
      first({
        draft: draft('processVariables', { operator }),
        text: 'amount',
        kindOf: () => 'number',
      });
    expect(change('like')).toMatchObject({ draft: { name: 'amount', operator: null } });
    expect(change('gt')).toMatchObject({ draft: { name: 'amount', operator: 'gt' } });
  });

  it('are not asked for where there is but one', () => {
    expect(draft('tenantIdIn').operator).toBe('In');
  });
});

describe('values', () => {
  it('of people begin with oneself', () => {
    const assignee = { draft: draft('assignee', { operator: 'eq' }) };
    expect(labels(assignee)).toEqual(['Me', 'Mary Okafor']);
    expect(first(assignee)).toMatchObject({ kind: 'finish', criterion: { value: 'demo' } });
  });

  const PROCESSES = [
    { id: 'invoice', name: 'Invoice approval' },
    { id: 'nameless', name: 'nameless' },
  ];

  it.each<readonly [string, SearchOperator, string, string]>([
    ['processDefinitionKey', 'eq', 'appr', 'invoice'],
    ['processDefinitionName', 'Like', 'inv', 'Invoice approval'],
  ])('of %s (%s) are taken from what the engine knows', (key, operator, text, value) => {
    const action = first({ draft: draft(key, { operator }), text, choices: PROCESSES });
    expect(action).toMatchObject({ kind: 'finish', criterion: { value } });
  });

  it('of names leave out what has none', () => {
    const named = { draft: draft('processDefinitionName', { operator: 'eq' }), choices: PROCESSES };
    expect(labels(named)).toEqual(['Invoice approval']);
  });

  it('in lists are put together one by one, each once', () => {
    const list = { draft: draft('assignee', { operator: 'In' }), text: 'demo, mar' };
    expect(labels(list)).toEqual(['Mary Okafor', 'Enter multiple values']);
    expect(first(list)).toEqual({ kind: 'type', text: 'demo, mary, ' });
    expect(labels({ ...list, text: 'demo, mary, ' })).toEqual(['Enter multiple values']);
  });

  it('of parts of an id are not guessed', () => {
    expect(labels({ draft: draft('assignee', { operator: 'Like' }), text: 'mar' })).toEqual([]);
  });

  it('of dates are days from now @S3.35', () => {
    const tomorrow = suggest({ ...CONTEXT, draft: draft('due', { operator: 'Before' }) })[2]?.action;
    expect(tomorrow).toMatchObject({ kind: 'finish', criterion: { value: '2026-11-22T00:00:00' } });
  });

  it.each([
    ['due', 'fri', 'Friday, November 27, 2026 at 12:00 AM', '2026-11-27T00:00:00'],
    ['followUp', 'tomorrow 9:15', 'Sunday, November 22, 2026 at 9:15 AM', '2026-11-22T09:15:00'],
  ])('of %s are understood in words, shown, and taken by Enter: %s', (key, text, label, value) => {
    const typed = { draft: draft(key, { operator: 'Before' }), text };
    expect(labels(typed).map((one) => one.replace(/\u202f/g, ' '))).toEqual([label, 'Choose date and time']);
    expect(first(typed)).toMatchObject({ kind: 'finish', criterion: { value } });
    expect(choosesFirst({ ...CONTEXT, ...typed })).toBe(true);
  });

  it.each(['2026-12-01', 'soon'])('of dates stay as they are typed: %s', (text) => {
    const typed = { draft: draft('due', { operator: 'Before' }), text };
    expect(labels(typed)).toEqual(['Choose date and time']);
    expect(choosesFirst({ ...CONTEXT, ...typed })).toBe(false);
  });

  it('of days are words that move with the calendar', () => {
    const on = { draft: draft('due', { operator: 'On' }) };
    expect(labels(on).slice(0, 3)).toEqual(['today', 'tomorrow', 'this week']);
    expect(first(on)).toMatchObject({ kind: 'finish', criterion: { operator: 'On', value: 'today' } });
  });

  it('of choices are all there is', () => {
    expect(labels({ draft: draft('delegationState') })).toEqual(['Delegated', 'Resolved']);
  });

  it('in lists are entered by lines', () => {
    expect(first({ draft: draft('tenantIdIn'), choices: [] })).toMatchObject({ kind: 'dialog' });
  });

  it.each<readonly [SearchOperator, string[]]>([
    ['eq', ['true', 'false', 'NULL', 'Choose date and time']],
    ['gt', ['Choose date and time']],
    ['like', []],
  ])('of variables fit the operator %s @T3.56', (operator, expected) => {
    expect(labels({ draft: draft('processVariables', { name: 'a', operator }) })).toEqual(expected);
  });

  it.each([
    ['boolean', ['true', 'false', 'NULL']],
    ['number', ['NULL']],
    ['date', ['NULL', 'Choose date and time']],
  ] as const)('of variables fit what their values are: %s', (kind, expected) => {
    const equals = draft('processVariables', { name: 'a', operator: 'eq' });
    expect(labels({ draft: equals, kindOf: () => kind })).toEqual(expected);
  });
});

it('a variable that filters call by several labels is found by each, once', () => {
  const variables = [{ name: 'amount', label: 'Amount' }];
  const otherVariables = [{ name: 'amount', label: 'Test Variable' }];
  const found = labels({
    draft: draft('processVariables'),
    text: 'Test Variable',
    variables,
    otherVariables,
  });
  expect(found[0]).toBe('Test Variable (amount)');
  expect(labels({ draft: draft('processVariables'), text: 'amount', variables, otherVariables })).toEqual([
    'Amount (amount)',
  ]);
});
