import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchAttribute } from '../criteria/searchAttributes';
import { readSearch } from '../readSearch';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { comparedAttributes, criterionText } from './searchTexts';

const t = (key: string) => key;
const NAMES: Readonly<Record<string, string>> = { mary: 'Mary Okafor' };

it.each([
  ['a month', 'due', 'On', '2026-11', 'November 2026'],
  ['a person', 'assignee', 'eq', 'mary', 'Mary Okafor'],
  ['several people', 'assignee', 'In', 'mary, zoe', 'Mary Okafor, zoe'],
  ['a part of an id', 'assignee', 'Like', 'mary', 'mary'],
  ['what is no person', 'name', 'eq', 'mary', 'mary'],
])('writes %s', (_what, type, operator, value, text) => {
  const language = { locale: 'en', t, nameOf: (id: string) => NAMES[id] };
  expect(criterionText({ type, name: '', operator, value }, language).value).toBe(text);
});

it('calls a variable as rows do', () => {
  const labelOf = (name: string) => (name === 'creditor' ? 'Supplier' : undefined);
  const briefs = ['creditor', 'size'].map((name) => {
    const criterion = { type: 'processVariables', name, operator: 'eq', value: 'acme' };
    return criterionText(criterion, { locale: 'en', t, labelOf }).brief;
  });
  expect(briefs).toEqual(['Supplier = acme', 'size = acme']);
});

it.each([
  ['due', 'Before', 'search.overdue'],
  ['followUp', 'After', 'search.snoozed'],
])('names %s %s now by its word', (type, operator, text) => {
  const criterion = { type, name: '', operator, value: 'now' };
  expect(criterionText(criterion, { locale: 'en', t }).brief).toBe(text);
});

it.each(Object.entries({ en, de }))(
  'reads a comparison of each attribute by its name in %s',
  (locale, own) => {
    const texts: Readonly<Record<string, string>> = own;
    const attributes = comparedAttributes({ locale, t: (key) => texts[key] ?? key });
    const known = { language: locale, variables: [], people: [], processes: [], attributes, now: new Date() };
    const read = attributes.map(({ id, name, kind, operators }) => {
      if (kind === 'flag') return readSearch(name, known);
      if (kind === 'variable') return readSearch(`${name} size = 5`, known);
      const value = searchAttribute(id)?.kind === 'date' ? '2026-12-01' : '5';
      return readSearch(`${name} ${operators.includes('Like') ? '~' : '='} ${value}`, known);
    });
    expect(read.map((one) => one.map(({ criterion }) => criterion?.type))).toEqual(
      attributes.map(({ id }) => [id]),
    );
  },
);

it.each([
  ['order', 'eq', 'created asc', 'Oldest first', 'Älteste zuerst'],
  ['anything', 'NotLike', 'invoices', 'Without “invoices”', 'Ohne „invoices“'],
  ['name', 'NotLike', 'invoices', 'Name does not contain invoices', 'Name enthält nicht invoices'],
])('says %s %s %s as people do', (type, operator, value, ...said) => {
  const briefs = Object.entries({ en, de }).map(([locale, own]) => {
    const texts: Readonly<Record<string, string>> = own;
    const filled = (key: string, { text = '' } = {}) => (texts[key] ?? key).replace('{{text}}', text);
    return criterionText({ type, name: '', operator, value }, { locale, t: filled }).brief;
  });
  expect(briefs).toEqual(said);
});

describe('what a chip says about a date can be typed, and moves with the calendar', () => {
  const NOW = new Date('2026-11-26T10:00:00');
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

  const ROWS = [
    ['due', 'Before', 'now', 'Overdue', 'Überfällig'],
    ['followUp', 'After', 'now', 'Snoozed', 'Zurückgestellt'],
    ['due', 'Before', '2026-11-28', 'Due by Friday', 'Fällig bis Freitag'],
    ['due', 'Before', '2026-12-25', 'Due by Dec 24', 'Fällig bis 24. Dez.'],
    ['due', 'On', 'today', 'Due today', 'Fällig heute'],
    ['due', 'Before', 'tomorrow', 'Due before tomorrow', 'Fällig vor morgen'],
    ['created', 'On', 'last-week', 'Created last week', 'Erstellt letzte Woche'],
    ['created', 'After', '2026-11-23', 'Created since Nov 23', 'Erstellt seit 23. Nov.'],
    ['followUp', 'Before', '2026-12-01', 'Follow-up by Monday', 'Wiedervorlage bis Montag'],
  ] as const;

  it.each(ROWS)('%s %s %s is %s', (type, operator, value, english, german) => {
    for (const [locale, texts, brief] of [
      ['en', en, english],
      ['de', de, german],
    ] as const) {
      const own: Readonly<Record<string, string>> = texts;
      const language = { locale, t: (key: string) => own[key] ?? key };
      expect(criterionText({ type, name: '', operator, value }, language).brief).toBe(brief);
      const attributes = comparedAttributes(language);
      const known = { language: locale, variables: [], people: [], processes: [], attributes, now: NOW };
      expect(readSearch(brief, known).map(({ criterion }) => criterion)).toEqual([
        { type, name: '', operator, value },
      ]);
    }
  });

  it('a moment has no milliseconds', () => {
    const texts: Readonly<Record<string, string>> = en;
    const language = { locale: 'en', t: (key: string) => texts[key] ?? key };
    const criterion = { type: 'due', name: '', operator: 'Before', value: '2026-11-26T10:00:00.123' };
    expect(criterionText(criterion, language).brief.replace(/\u202f/g, ' ')).not.toMatch(/123|:00:00/);
  });
});
