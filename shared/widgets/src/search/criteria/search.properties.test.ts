import {
  anything,
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
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedAttributes } from '../chips/searchTexts';
import { readSearch } from '../readSearch';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { writeSearch } from '../writeSearch';
import { convertCriterion } from './convertCriterion';
import { NO_WORDS } from './place/SearchPlace';
import { formatSearch, parseSearch, readCriteria, type Search, writeCriteria } from './Search';
import { searchAttributes } from './searchAttributes';
import { toEngineQuery } from './toEngineQuery';

const keys: readonly string[] = searchAttributes.map(({ key }) => key);
const text = oneof(
  string({ unit: 'grapheme' }),
  constantFrom('NULL', 'true', '12', "'12'", '#{currentUser()}', '#{now()}', '%', '2026-11-22T08:30:00'),
);
const criterion = record({
  type: oneof(
    constantFrom(...keys),
    string().filter((type) => !keys.includes(type.replace(/Date$/, '')) && !type.startsWith('variable')),
  ),
  name: text,
  operator: oneof(constantFrom(...searchAttributes.flatMap(({ operators }) => operators)), string()),
  value: oneof(text, array(text)),
});
const typedCriterion = tuple(criterion, text).map(([one, typed]) => ({ ...one, typed }));
const search = record<Search>({
  criteria: array(oneof(criterion, typedCriterion), { minLength: 1, maxLength: 6 }),
  matchAny: boolean(),
  ignoreNames: boolean(),
  ignoreValues: boolean(),
});

it('a search comes back from the address as it was', () => {
  assert(
    property(search, (one) => {
      const { searchQuery = null, searchOrQuery = null } = formatSearch(one);
      expect(parseSearch(searchQuery, searchOrQuery)).toEqual(one);
    }),
  );
});

it('a search comes back from its stored form as it was', () => {
  assert(
    property(search, (one) => {
      expect(readCriteria(writeCriteria(one), one.matchAny)).toEqual(one);
    }),
  );
});

it('any address is a search or none', () => {
  const almost = jsonValue().map((value) => JSON.stringify(value));
  const listed = array(
    oneof(jsonValue(), dictionary(constantFrom('type', 'name', 'operator', 'value'), jsonValue())),
  ).map((list) => JSON.stringify(list));
  assert(
    property(tuple(oneof(string(), almost, listed), oneof(string(), constantFrom(null))), ([query, any]) => {
      const read = parseSearch(query, any);
      expect(toEngineQuery(read, {}).problems).toHaveLength(read.criteria.length);
    }),
  );
});

it('a search narrows its filter: it never takes the place of what that asks for', () => {
  const stored = dictionary(
    constantFrom(
      'assignee',
      'assigneeExpression',
      'candidateGroup',
      'name',
      'nameLike',
      'dueBefore',
      'minPriority',
    ),
    constantFrom('mine', 7),
  );
  assert(
    property(tuple(search, stored), ([one, filter]) => {
      const { orQueries: _, ...top } = toEngineQuery(one, filter).query as Record<string, unknown>;
      const families = new Set(Object.keys(filter).map(familyOf));
      // The engine checks only top-level queries for disallowed expressions.
      const taken = Object.keys(top).filter(
        (key) => families.has(familyOf(key)) && !key.endsWith('Expression') && key !== 'includeAssignedTasks',
      );
      expect(taken).toEqual([]);
    }),
  );
});

it('where one of several is enough, the engine is never handed an expression', () => {
  assert(
    property(search, (one) => {
      const { query } = toEngineQuery({ ...one, matchAny: true }, {});
      expect(JSON.stringify(query)).not.toMatch(/Expression":/);
    }),
  );
});

it('whatever a criterion holds is a condition or a problem', () => {
  assert(
    property(
      tuple(constantFrom(...searchAttributes), text, anything()),
      ([{ key, operators }, value, name]) => {
        for (const operator of [...operators, 'other']) {
          const read = readCriteria([{ type: key, operator, value, name }], false).criteria[0];
          if (read !== undefined)
            expect(['property', 'either', 'eitherOfEach', 'both', 'variable', 'problem']).toContain(
              convertCriterion(read).kind,
            );
        }
      },
    ),
  );
});

function familyOf(key: string): string {
  return key.startsWith('candidate') ? 'candidate' : key.replace(/Expression$/, '');
}

describe('each criterion can be typed @T3.45', () => {
  const NOW = new Date('2026-11-26T10:00:00');
  const VALUES: Readonly<Record<string, readonly string[]>> = {
    date: ['today', 'last-month', '2026-11', '2026-11-22', '2026-11-22T08:30:00'],
    number: ['0', '50', '51', '-3'],
    choice: ['PENDING', 'RESOLVED'],
  };

  function knownIn(locale: string) {
    const texts: Readonly<Record<string, string>> = locale === 'de' ? de : en;
    const attributes = comparedAttributes({ locale, t: (key) => texts[key] ?? key });
    return { language: locale, variables: [], people: [], processes: [], attributes, now: NOW };
  }

  const OPERATORS = searchAttributes.flatMap(({ key, kind, operators }) =>
    (operators.length === 0 ? ['eq'] : operators).map((operator) => ({ key, kind, operator })),
  );

  it.each(['en', 'de'])('in %s: what it is written as means the same', (locale) => {
    const known = knownIn(locale);
    assert(
      property(constantFrom(...OPERATORS), text, text, ({ key, kind, operator }, name, any) => {
        const usual = VALUES[kind];
        const value = kind === 'flag' ? '' : (usual?.[any.length % usual.length] ?? any);
        const wanted = { type: key, name: kind === 'variable' ? name : '', operator, value };
        const place = {
          userId: 'demo',
          variables: [],
          words: { ...NO_WORDS, stage: 'facts' as const },
          now: NOW,
          locale,
        };
        const meaning = convertCriterion(wanted, place);
        if (meaning.kind === 'problem') return;
        const written = writeSearch(wanted, known);
        expect([wanted, written]).not.toContain(null);
        const read = readSearch(written ?? '', {
          ...known,
          variables: [{ name: wanted.name, label: wanted.name }],
        }).map(({ criterion: one }) => one && convertCriterion(one, place));
        expect(read).toEqual([meaning]);
      }),
    );
  });
});
