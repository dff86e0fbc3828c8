import { toEngineDate } from '@taskweave/base/engineDate';
import { fold } from '@taskweave/base/texts/words';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { isExpression, isOwnExpression } from '@taskweave/engine-client/task-query/expression';
import { isInteger } from '@taskweave/engine-client/task-query/isInteger';
import { literalPattern } from '@taskweave/engine-client/task-query/likePattern';
import { parseSearchValue, unquote, withWildcards } from '@taskweave/engine-client/task-query/searchValue';
import { searchedDate } from '@taskweave/ui/typed-date';
import { EITHER, partsOf } from '../alternatives';
import { isOfDate } from '../comparisons';
import { namedMonth } from '../namedMonth';
import { stemsOf } from '../stemOf';
import type { EngineCondition } from './EngineCondition';
import { eitherOf, NEVER_JOINED } from './eitherOf';
import { momentOf, periodOf } from './place/relativeDate';
import { type FactPlace, isFirstStage, NOWHERE, type SearchPlace } from './place/SearchPlace';
import { caseVariables, printedAs, spelledKey, wordProperties } from './place/wordProperties';
import type { SearchCriterion } from './Search';
import { DEFAULT_ATTRIBUTE, isNotSearched, type SearchAttribute, searchAttribute } from './searchAttributes';

export type SearchProblem =
  | 'unknown'
  | 'name-missing'
  | 'value-missing'
  | 'not-a-date'
  | 'not-a-number'
  | 'not-an-amount'
  | 'no-amounts'
  | 'inexact'
  | 'not-a-choice'
  | 'not-ordered'
  | 'one-only'
  | 'not-joined'
  | 'not-searched'
  | 'not-excluded'
  | 'foreign-expression'
  /** The engine evaluates an expression in `orQueries` without a permission check. */
  | 'expression-in-any'
  | 'not-kept'
  /** In an OR query, the start and the end of a period would become alternatives. */
  | 'range-in-any';

type Properties = Readonly<Record<string, unknown>>;

export type Conversion = EngineCondition | { readonly kind: 'problem'; readonly problem: SearchProblem };

const WHOLE_NUMBER = /^-?\d+$/;
const ORDERING = /^[gl]t(eq)?$/;

export function convertCriterion(criterion: SearchCriterion, place: SearchPlace = NOWHERE): Conversion {
  const meaning = convertMeaning(criterion, place);
  return criterion.words === undefined || place.isKept
    ? meaning
    : orNamed(meaning, criterion, criterion.words, place);
}

/** Finds what prints the word, beside what the word means. */
function orNamed(
  meaning: Conversion,
  criterion: SearchCriterion,
  word: string,
  place: SearchPlace,
): Conversion {
  const named = namedProperties(criterion, word, place);
  if (meaning.kind === 'property' && meaning.key === NEVER_JOINED) return meaning;
  if (meaning.kind === 'property') {
    return { kind: 'either', properties: besides({ [meaning.key]: meaning.value }, named) };
  }
  // Who types "supplier: casa verde" does not mind the case.
  const flag = criterion.operator === 'like' && { variableValuesIgnoreCase: true };
  if (meaning.kind === 'either') {
    return { kind: 'either', properties: { ...besides(meaning.properties, named), ...flag } };
  }
  if (meaning.kind === 'variable') {
    const properties = besides({ [meaning.key]: [meaning.variable] }, named);
    return { kind: 'either', properties: { ...properties, ...flag } };
  }
  if (meaning.kind === 'eitherOfEach' && criterion.type === 'anyDate') {
    return { kind: 'eitherOfEach', each: meaning.each.map((one) => besides(one, named)) };
  }
  const period = meaning.kind === 'both' ? periodOf(textOf(criterion.value), place) : null;
  if (period === null) return meaning;
  // Rows print "Follow-up: tomorrow".
  const keys = criterion.type === 'due' ? ['due', 'followUp'] : [criterion.type];
  return { kind: 'eitherOfEach', each: withDay(keys, period, named) };
}

/** Any part of a row may print "Today". The first stage looks in names alone, which is quick. */
function namedProperties({ type }: SearchCriterion, word: string, place: SearchPlace): Properties {
  // Most names that hold "mine" or "meine" say something else, such as "Examine".
  if (type === 'mine' || type === 'notMine') return { nameLike: literalPattern(word).slice(1) };
  const nameLike = literalPattern(word);
  if (isFirstStage(place.words)) return { nameLike };
  const { facts, keys } = place.words;
  const shown = type === 'amounts' ? facts : facts.filter(({ isShown }) => isShown);
  const words = { ...place.words, facts: shown };
  const properties = wordProperties(word, { ...place, variables: [], words });
  const isKey = keys.some((key) => fold(key).includes(fold(word)));
  // "Overdue" is typed often, and keys and values cost the engine the most.
  const kept = Object.entries(properties).filter(([key]) => isKey || !key.includes('BusinessKey'));
  return { ...Object.fromEntries(kept), nameLike };
}

function besides(properties: Properties, others: Properties): Properties {
  const all: Record<string, unknown> = { ...others };
  for (const [key, value] of Object.entries(properties)) {
    const other = all[key];
    all[key] = Array.isArray(value) && Array.isArray(other) ? [...value, ...other] : value;
  }
  return all;
}

function convertEither({ value }: SearchCriterion, place: SearchPlace): Conversion {
  const parts = partsOf(textOf(value));
  if (parts === null) return problem('unknown');
  const conversions: EngineCondition[] = [];
  for (const part of parts) {
    const conversion = convertMeaning(part, place);
    if (conversion.kind === 'problem') return conversion;
    conversions.push(conversion);
  }
  const either = eitherOf(conversions);
  if (either === null) return problem('not-joined');
  const hasExpression = either.each.some((one) => Object.keys(one).some((key) => key.endsWith('Expression')));
  return hasExpression ? problem(place.isKept ? 'not-kept' : 'expression-in-any') : either;
}

function convertMeaning(criterion: SearchCriterion, place: SearchPlace): Conversion {
  const { type, operator } = criterion;
  if (type === EITHER) return convertEither(criterion, place);
  const attribute = searchAttribute(type);
  if (attribute === undefined) return problem('unknown');
  if (isNotSearched(type)) return problem('not-searched');
  if (type === DEFAULT_ATTRIBUTE && operator === 'NotLike') return withoutFact(criterion, place);
  if (type === 'claimable') {
    return place.isKept
      ? { kind: 'property', key: 'candidateUserExpression', value: '#{currentUser()}' }
      : { kind: 'property', key: 'candidateUser', value: place.userId };
  }
  if (type === 'notSnoozed' || type === 'withoutFollowUp') {
    if (place.isKept) return problem('not-kept');
    const moment = toEngineDate(type === 'notSnoozed' ? place.now : new Date(0));
    return { kind: 'either', properties: { followUpBeforeOrNotExistent: moment } };
  }
  if (type === 'mine') {
    return place.isKept
      ? { kind: 'property', key: 'assigneeExpression', value: '#{currentUser()}' }
      : { kind: 'property', key: 'assignee', value: place.userId };
  }
  if (type === 'notMine') {
    if (place.isKept) return problem('not-kept');
    return { kind: 'either', properties: { assigneeNotIn: [place.userId], unassigned: true } };
  }
  if (type === 'notOverdue') {
    if (place.isKept) return problem('not-kept');
    return { kind: 'either', properties: { dueAfter: toEngineDate(place.now), withoutDueDate: true } };
  }
  if (attribute.kind === 'flag') return { kind: 'property', key: type, value: true };
  if (attribute.kind === 'variable' && isOfDate(operator)) return convertDatedFact(criterion, place);
  if (!attribute.operators.some((known) => known === operator)) return problem('unknown');
  if (attribute.kind === 'variable') return convertVariable(criterion, place);
  if (type === 'amounts') return convertAmounts(criterion, place);

  if (operator === 'In') {
    const items = listOf(criterion.value);
    if (items.length === 0) return problem('value-missing');
    const areKeys = type === 'processInstanceBusinessKey';
    const spelled = areKeys ? items.flatMap((item) => [item, spelledKey(item, place.words)]) : items;
    return { kind: 'property', key: queryKey(type, operator), value: [...new Set(spelled)] };
  }
  const value = textOf(criterion.value);
  if (value.trim() === '') return problem('value-missing');
  if (type === DEFAULT_ATTRIBUTE) {
    const properties = wordProperties(unquote(value), place);
    const days = isFirstStage(place.words) || place.isKept ? null : printedDays(unquote(value), place);
    const instances = place.words.dated?.[value] ?? [];
    const all = instances.length === 0 ? properties : { ...properties, processInstanceIdIn: instances };
    return days === null
      ? { kind: 'either', properties }
      : { kind: 'eitherOfEach', each: withDay(['due', 'followUp'], days, all) };
  }
  return convertProperty(attribute, operator, value, place);
}

/** Rows print "Tue" for one of the next six days, and "Dec 6" for a later one. */
export function printedDays(
  word: string,
  { locale, now }: Pick<SearchPlace, 'locale' | 'now'>,
): Period | null {
  if (!/^\p{L}{2,}\.?$/u.test(word)) return null;
  const found = searchedDate(word, locale, now) ?? namedMonth(word, { language: locale, now });
  return found === null ? null : periodOf(found, NOWHERE);
}

type Period = NonNullable<ReturnType<typeof periodOf>>;

/** The engine joins alternatives by "and", and what is in one of them by "or": so each combination of the days' ends must hold. */
function withDay(
  keys: readonly string[],
  { after, before }: Period,
  others: Properties = {},
): readonly Properties[] {
  return keys.reduce<readonly Properties[]>(
    (each, key) =>
      each.flatMap((one) => [
        { ...one, ...dateProperty(`${key}After`, after) },
        { ...one, ...dateProperty(`${key}Before`, before) },
      ]),
    [others],
  );
}

/** Facts that are dates, of which some processes keep the day as text. */
function factsOn(text: string, { words }: SearchPlace): Properties {
  const dates = words.facts.filter(({ kind }) => kind === 'date');
  const processVariables = dates.map(({ name }) => ({ name, operator: 'eq', value: text.slice(0, 10) }));
  const instances = words.dated?.[text] ?? [];
  return {
    ...(dates.length > 0 && { processVariables, ...caseVariables(processVariables, words) }),
    ...(instances.length > 0 && { processInstanceIdIn: instances }),
  };
}

/** "Not from Casa Verde": those that have a fact which says something else. Of processes the engine leaves out none by name. */
function withoutFact({ value }: SearchCriterion, place: SearchPlace): Conversion {
  const text = textOf(value);
  const { names, facts } = place.words;
  const stems = text.split(/[\s-]+/).map((word) => fold(stemsOf(word, place.locale)[0]));
  const isNamed = ({ name }: Choice) => stems.every((stem) => fold(name).includes(stem));
  const isProcess = names.process?.some(isNamed) !== false;
  const texts = facts.filter(({ of, kind }) => of.length > 0 && (kind === null || kind === 'text'));
  if (isProcess || texts.length === 0) return problem('not-excluded');
  const pattern = literalPattern(text);
  const conditionOn = (some: readonly FactPlace[]) => {
    const processVariables = some.map(({ name }) => ({ name, operator: 'notLike', value: pattern }));
    return {
      processVariables,
      ...caseVariables(processVariables, place.words),
      variableValuesIgnoreCase: true,
    };
  };
  if (!texts.some((one) => texts.some((other) => shareRows(one, other)))) {
    return { kind: 'either', properties: conditionOn(texts) };
  }
  // A row with two facts must have it in neither.
  const each = texts.map((fact) => {
    const elsewhere = texts.flatMap(({ of }) => of).filter((key) => !fact.of.includes(key));
    const condition = conditionOn(texts.filter((other) => !shareRows(fact, other)));
    return elsewhere.length === 0
      ? condition
      : { ...condition, processDefinitionKeyIn: [...new Set(elsewhere)] };
  });
  return { kind: 'eitherOfEach', each };
}

function shareRows(one: FactPlace, other: FactPlace): boolean {
  return one !== other && one.of.some((key) => other.of.includes(key));
}

function convertAmounts({ operator, value }: SearchCriterion, { words }: SearchPlace): Conversion {
  const number = parseSearchValue(textOf(value));
  if (typeof number !== 'number') return problem('not-an-amount');
  const facts = words.facts.filter(({ isMoney }) => isMoney);
  if (facts.length === 0) return problem('no-amounts');
  const processVariables = facts.flatMap((fact) =>
    conditionsOn({ name: fact.name, operator, value: number }, fact),
  );
  return {
    kind: 'either',
    properties: { processVariables, ...caseVariables(processVariables, words) },
  };
}

function convertProperty(
  attribute: SearchAttribute,
  operator: string,
  text: string,
  place: SearchPlace,
): Conversion {
  const key = queryKey(attribute.key, operator);
  if (attribute.key === 'assignee' && operator === 'neq') {
    const others = listOf(text).map(unquote);
    if (place.isKept && others.length > 1) return problem('not-kept');
    return { kind: 'either', properties: { assigneeNotIn: others, unassigned: true } };
  }
  if (attribute.allowsExpression === true && isExpression(text)) {
    // A link may contain an expression, which would run with the permissions of the user who opens it.
    if (!isOwnExpression(text)) return problem('foreign-expression');
    return { kind: 'property', key: `${key}Expression`, value: text.trim() };
  }
  switch (attribute.kind) {
    case 'date':
      return convertDate(attribute.key, operator, text, place);
    case 'number':
      return isInteger(text.trim())
        ? { kind: 'property', key, value: Number(text) }
        : problem('not-a-number');
    case 'choice':
      if (attribute.choices?.some((choice) => choice === text) !== true) return problem('not-a-choice');
      return { kind: 'property', key, value: text };
    default: {
      // The engine compares these as text: `007` must not become 7, and a null would be ignored.
      const plain = unquote(text);
      if (attribute.anyOf !== undefined) {
        const isLike = Object.fromEntries(attribute.anyOf.map((one) => [one, literalPattern(plain)]));
        return { kind: 'either', properties: isLike };
      }
      return {
        kind: 'property',
        key,
        value: operator === 'Like' || operator === 'NotLike' ? withWildcards(plain) : plain,
      };
    }
  }
}

function convertDate(key: string, operator: string, text: string, place: SearchPlace): Conversion {
  if (operator === 'On') {
    const period = periodOf(text, place);
    if (period === null) return problem('not-a-date');
    if (key === 'anyDate') {
      if (place.isKept) return problem('not-kept');
      const facts = factsOn(text, place);
      return { kind: 'eitherOfEach', each: withDay(['due', 'followUp', 'created'], period, facts) };
    }
    return {
      kind: 'both',
      properties: {
        ...dateProperty(`${key}After`, period.after),
        ...dateProperty(`${key}Before`, period.before),
      },
    };
  }
  const moment = momentOf(text, operator === 'After' ? 'end' : 'start', place);
  if (moment === null) return problem('not-a-date');
  const [[property, value] = ['', '']] = Object.entries(dateProperty(`${key}${operator}`, moment));
  return { kind: 'property', key: property, value };
}

function dateProperty(key: string, moment: Date | string): Readonly<Record<string, string>> {
  return typeof moment === 'string' ? { [`${key}Expression`]: moment } : { [key]: toEngineDate(moment) };
}

/** The engine compares dates only where all of the conditions must hold. */
function convertDatedFact({ type, name, operator, value }: SearchCriterion, place: SearchPlace): Conversion {
  if (name.trim() === '') return problem('name-missing');
  const text = textOf(value);
  const period = operator === 'On' ? periodOf(text, place) : null;
  const moment = operator === 'On' ? null : momentOf(text, operator === 'After' ? 'end' : 'start', place);
  const ends = [
    ['gt', period?.after],
    ['lt', period?.before],
    [operator === 'After' ? 'gteq' : 'lt', moment],
  ] as const;
  const variables = ends.flatMap(([comparison, end]) =>
    end == null ? [] : [{ name: name.trim(), operator: comparison, value: end }],
  );
  if (variables.length === 0) return problem('not-a-date');
  if (variables.some((one) => typeof one.value === 'string')) return problem('not-kept');
  return {
    kind: 'variables',
    key: type === 'processVariables' && isOnlyOfCases(name.trim(), place.words) ? OF_CASES : type,
    variables: variables.map((one) => ({
      ...one,
      value: typeof one.value === 'string' ? one.value : toEngineDate(one.value),
    })),
  };
}

function convertVariable({ type, name, operator, value }: SearchCriterion, place: SearchPlace): Conversion {
  if (name.trim() === '') return problem('name-missing');
  const text = textOf(value);
  if (text.trim() === '') return problem('value-missing');
  const converted =
    operator === 'like' || operator === 'notLike' ? withWildcards(unquote(text)) : parseSearchValue(text);
  if (typeof converted === 'number' && WHOLE_NUMBER.test(text.trim()) && !Number.isSafeInteger(converted)) {
    return problem('inexact');
  }
  if (ORDERING.test(operator) && (converted === null || typeof converted === 'boolean')) {
    return problem('not-ordered');
  }
  return comparisonOf(type, { name: name.trim(), operator, value: converted }, place);
}

interface Comparison {
  readonly name: string;
  readonly operator: string;
  readonly value: unknown;
}

const OF_CASES = 'caseInstanceVariables';

/** Rows of cases print facts with the same labels. */
function comparisonOf(type: string, variable: Comparison, { words, isKept }: SearchPlace): Conversion {
  const plain = { kind: 'variable', key: type, variable } as const;
  if (type !== 'processVariables') return plain;
  if (isKept) return isOnlyOfCases(variable.name, words) ? { ...plain, key: OF_CASES } : plain;
  const processVariables = calledLike(variable.name, words.facts).flatMap((fact) =>
    conditionsOn({ ...variable, name: fact.name }, fact),
  );
  if (processVariables.length === 0) return plain;
  const ofCases = caseVariables(processVariables, words);
  const isPlain = processVariables.length === 1 && ofCases.caseInstanceVariables === undefined;
  return isPlain ? plain : { kind: 'either', properties: { processVariables, ...ofCases } };
}

/** Of two processes, each may have its own variable with the label "Supplier". */
function calledLike(variable: string, facts: readonly FactPlace[]): readonly FactPlace[] {
  const own = facts.find(({ name }) => name === variable);
  const labels = new Set(own?.labels.map(fold));
  const isSibling = (fact: FactPlace) => fact !== own && fact.labels.some((label) => labels.has(fold(label)));
  return own === undefined ? [] : [own, ...facts.filter(isSibling)];
}

function conditionsOn(variable: Comparison, fact: FactPlace): readonly Comparison[] {
  const { operator, value } = variable;
  const isRounded = operator === 'eq' && typeof value === 'number';
  return isRounded ? printedAs(value, fact).map((one) => ({ ...variable, value: one })) : [variable];
}

function isOnlyOfCases(variable: string, { facts, names }: SearchPlace['words']): boolean {
  const of = facts.find(({ name }) => name === variable)?.of ?? [];
  return of.length > 0 && of.every((key) => names.case?.some(({ id }) => id === key));
}

export function listOf(value: string | readonly string[]): readonly string[] {
  const parts = typeof value === 'string' ? value.split(/[,\n]/) : value;
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

export function textOf(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join(', ');
}

const IRREGULAR: Readonly<Record<string, string>> = {
  'priority min': 'minPriority',
  'priority max': 'maxPriority',
  'candidateGroup In': 'candidateGroups',
  'name neq': 'nameNotEqual',
};

export function queryKey(attribute: string, operator: string): string {
  const irregular = IRREGULAR[`${attribute} ${operator}`];
  if (irregular !== undefined) return irregular;
  if (operator === 'eq' || attribute.endsWith(operator)) return attribute;
  return `${attribute}${operator}`;
}

function problem(kind: SearchProblem): Conversion {
  return { kind: 'problem', problem: kind };
}
