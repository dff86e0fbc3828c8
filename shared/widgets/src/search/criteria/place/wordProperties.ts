import { toEngineDate } from '@taskweave/base/engineDate';
import { fold } from '@taskweave/base/texts/words';
import type { LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import { literalPattern } from '@taskweave/engine-client/task-query/likePattern';
import { formatsFor } from '@taskweave/i18n/formats';
import { readNumber } from '../../readNumber';
import { stemPattern, stemsOf } from '../../stemOf';
import { phraseBook } from '../../words/searchWords';
import { type FactPlace, isFirstStage, type SearchPlace, type WordPlace } from './SearchPlace';

type Properties = Readonly<Record<string, unknown>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each of these can be long where a word is short. */
const MOST = 100;

/** Shorter words are parts of many names. */
const LEAST_OF_GROUP = 3;

/** Each fact costs the engine a comparison, so most of those that no setting names wait until nothing else has the word. */
const MOST_AT_ONCE = 6;

/**
 * The engine takes one pattern for a key, and compares keys, ids and names of definitions with regard to case. So what is known
 * says how they are written.
 */
export function wordProperties(typed: string, place: SearchPlace): Properties {
  const { words, locale } = place;
  // Rows print "Days: 19", and the engine compares in capitals, of which the "i̇" of "i̇stanbul" is none.
  const word = typed.replace(/(?<=.)[:,;!?]{1,9}$/, '').replaceAll('i\u0307', 'İ');
  const stems = stemsOf(word, locale);
  const pattern = stemPattern(stems);
  const people = idsOf('user', stems, words);
  const small = word.toLowerCase();
  const own = {
    nameLike: pattern,
    descriptionLike: pattern,
    assigneeLike: literalPattern(word),
    ...(namesFollowUp(word, locale) && { followUpAfter: toEngineDate(new Date(0)) }),
    ...listed('assigneeIn', [...(small === word ? [] : [small]), ...people]),
    ...listed('tenantIdIn', idsOf('tenant', stems, words)),
  };
  if (words.stage === 'names') return own;
  const key = literalPattern(spelledKey(word, words));
  const [caseName] = (words.names.case ?? []).flatMap(({ name }) =>
    stems.flatMap((stem) => partOf(name, stem) ?? []),
  );
  const conditions = isFirstStage(words) ? [] : variableConditions(word, pattern, people, place);
  return {
    ...own,
    ...(words.stage === 'other-case' && isOfAge(word, place) && agedProperties(place)),
    processInstanceBusinessKeyLike: key,
    caseInstanceBusinessKeyLike: key,
    ...listed('processInstanceBusinessKeyIn', [
      ...(word.toUpperCase() === word ? [] : [word.toUpperCase()]),
      ...words.keys.filter((one) => partOf(one, word) !== null),
    ]),
    ...listed('processDefinitionKeyIn', idsOf('process', stems, words)),
    ...groupProperties(stems, place),
    ...(caseName !== undefined && { caseDefinitionNameLike: literalPattern(caseName) }),
    ...(conditions.length > 0 && { processVariables: conditions, variableValuesIgnoreCase: true }),
    ...caseVariables(conditions, words),
  };
}

/** The head of a task prints its groups. */
function groupProperties(stems: readonly string[], { words, isKept }: SearchPlace): Properties {
  const isLong = stems.every((stem) => stem.length >= LEAST_OF_GROUP);
  const ids = isFirstStage(words) || isKept || !isLong ? [] : idsOf('group', stems, words);
  return ids.length === 0 ? {} : { ...listed('candidateGroups', ids), includeAssignedTasks: true };
}

/** Rows print it before the date. */
function namesFollowUp(word: string, locale: string): boolean {
  return phraseBook(locale).dates.some(({ key, text }) => key === 'followUp' && fold(text) === fold(word));
}

/** "Now", "since", "ago" and "min" stand on so many rows that they find them only where nothing else does. */
function isOfAge(word: string, { locale, now }: SearchPlace): boolean {
  const ages = [0, MINUTE, HOUR, 2 * DAY].map((age) =>
    formatsFor(locale).relative(new Date(now.getTime() - age), now),
  );
  const since = phraseBook(locale).relations.filter(({ key }) => key === 'since');
  const printed = fold([...ages, ...since.map(({ text }) => text)].join(' ')).replace(/[.,]/g, '');
  return printed.split(/\s+/).includes(fold(word));
}

function agedProperties({ now }: SearchPlace): Properties {
  return { createdBefore: toEngineDate(now), dueBefore: toEngineDate(now) };
}

function listed(key: string, values: readonly string[]): Properties {
  return values.length === 0 ? {} : { [key]: [...new Set(values)].slice(0, MOST) };
}

function idsOf(kind: LookUpKind, stems: readonly string[], { names }: WordPlace): readonly string[] {
  // "Support-Tickets" is what "Support ticket" is, and "STRASSBURG" is "Straßburg" in capitals.
  const plain = (text: string) => fold(text).replaceAll('-', ' ').replaceAll('ß', 'ss');
  const wanted = stems.map(plain);
  return (names[kind] ?? [])
    .filter(({ id, name }) => wanted.some((stem) => plain(`${name}\n${id}`).includes(stem)))
    .map(({ id }) => id);
}

/** As it is written in a text, whatever its case. */
function partOf(text: string, word: string): string | null {
  const small = text.toLowerCase();
  const at = small.length === text.length ? small.indexOf(word.toLowerCase()) : -1;
  return at < 0 ? null : text.slice(at, at + word.length);
}

/** People type small letters, and the engine compares keys with regard to case. */
export function spelledKey(word: string, { keys, stage }: WordPlace): string {
  for (const key of keys) {
    const found = partOf(key, word);
    if (found !== null) return found;
  }
  const capitals = word.toUpperCase();
  const areCapital = keys.filter((key) => key === key.toUpperCase()).length > keys.length / 2;
  const isUsual = areCapital || (keys.length === 0 && /\d/.test(word));
  const isCapital = word === word.toLowerCase() && isUsual !== (stage === 'other-case');
  return isCapital || (stage === 'other-case' && word !== word.toLowerCase()) ? capitals : word;
}

/** As rows print it: in cents where it is money, and else with six decimals at most. */
export function figuresOf(number: number, isMoney: boolean): number {
  return Number(number.toFixed(isMoney ? 2 : 6));
}

/** "3.141593" is a rounded number, which equals none. */
export function printedAs(number: number, { exact = [], isMoney }: FactPlace): readonly number[] {
  const found = exact.filter(
    (one) => figuresOf(one, false) === number || (isMoney && figuresOf(one, true) === number),
  );
  return [number, ...found.filter((one) => one !== number)];
}

/** A comparison with all facts would take the engine seconds. */
export function caseVariables(
  conditions: readonly Condition[],
  { facts, names }: WordPlace,
): { readonly caseInstanceVariables?: readonly Condition[] } {
  const cases = new Set((names.case ?? []).map(({ id }) => id));
  const isOfCase = ({ of, isOfCases }: FactPlace) => isOfCases === true || of.some((key) => cases.has(key));
  const shown = new Set(facts.filter(isOfCase).map(({ name }) => name));
  const caseInstanceVariables = conditions.filter(({ name }) => shown.has(name));
  return caseInstanceVariables.length === 0 ? {} : { caseInstanceVariables };
}

function factsNow({ facts, stage }: WordPlace): readonly FactPlace[] {
  if (stage === 'other-case') return facts;
  const named = facts.filter(({ of }) => of.length > 0);
  return [...named, ...facts.filter(({ of }) => of.length === 0).slice(0, MOST_AT_ONCE)];
}

function truthOf(word: string, locale: string): boolean | null {
  const found = phraseBook(locale).truths.find(({ text }) => fold(text) === fold(word));
  return found === undefined ? null : found.key === 'true';
}

function isText(kind: FactPlace['kind']): boolean {
  return kind === null || kind === 'text' || kind === 'person';
}

interface Condition {
  readonly name: string;
  readonly operator: string;
  readonly value: unknown;
}

function variableConditions(
  word: string,
  pattern: string,
  people: readonly string[],
  { variables, words, locale }: SearchPlace,
): readonly Condition[] {
  const number = readNumber(word, locale);
  const truth = truthOf(word, locale);
  const others = variables
    .filter((name) => words.facts.every((fact) => fact.name !== name))
    .map((name): FactPlace => ({ name, labels: [], kind: null, of: [], isMoney: false }));
  return [...factsNow(words), ...others].flatMap((fact) => {
    const { name, labels, kind } = fact;
    return [
      ...(isText(kind) ? [{ name, operator: 'like', value: pattern }] : []),
      ...(number === null || (kind !== null && kind !== 'number')
        ? []
        : printedAs(Number(number), fact).map((value) => ({ name, operator: 'eq', value }))),
      ...(kind === 'person' ? people.map((id) => ({ name, operator: 'eq', value: id })) : []),
      ...(kind === 'boolean' && truth !== null ? [{ name, operator: 'eq', value: truth }] : []),
      ...(labels.some((label) => fold(label).split(/\s+/).includes(fold(word)))
        ? [{ name, operator: 'neq', value: null }]
        : []),
    ];
  });
}
