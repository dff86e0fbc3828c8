import { isRecord } from '@taskweave/engine-client/readShape';
import { literalPattern } from '@taskweave/engine-client/task-query/likePattern';
import { isSet } from '@taskweave/engine-client/task-query/wholeQuery';

type Query = Readonly<Record<string, unknown>>;

export type WordKey = 'anyField' | 'nameOrKey' | 'notAssignee' | 'anyAmount';

export interface SavedWord {
  readonly key: WordKey;
  readonly word: string;
}

const NAME_OR_KEY = ['nameLike', 'processInstanceBusinessKeyLike', 'caseInstanceBusinessKeyLike'] as const;
const ANY_FIELD = [...NAME_OR_KEY, 'descriptionLike', 'assigneeLike'] as const;
const VARIABLES = ['processVariables', 'caseInstanceVariables'] as const;

/** An alternative of a query as the list's search saves it for one word, or null for any other. */
export function readSavedWord(alternative: unknown): SavedWord | null {
  if (!isRecord(alternative)) return null;
  const keys = Object.keys(alternative).filter((key) => isSet(alternative[key]));
  const other = deniedPerson(alternative, keys) ?? amountOf(alternative, keys);
  if (other !== null) return other;
  const name = literalOf(alternative.nameLike);
  if (keys.length === NAME_OR_KEY.length && NAME_OR_KEY.every((key) => literalOf(alternative[key]) === name))
    return name === null ? null : { key: 'nameOrKey', word: name };
  const word = literalOf(alternative.assigneeLike);
  if (word === null || !ANY_FIELD.every((key) => keys.includes(key))) return null;
  const stem = stemIn(alternative.nameLike, word);
  const isOwn = stem !== null && keys.every((key) => isPartOf({ word, stem }, key, alternative[key]));
  return isOwn ? { key: 'anyField', word } : null;
}

/** The names of variables are those of the alternative that is edited. */
export function writeSavedWord({ key, word }: SavedWord, edited: unknown): Query {
  const pattern = literalPattern(word);
  if (key === 'nameOrKey') return Object.fromEntries(NAME_OR_KEY.map((one) => [one, pattern]));
  if (key === 'notAssignee') return { assigneeNotIn: [word], unassigned: true };
  if (key === 'anyAmount') return amountConditions(word, edited);
  const capitals = word.toUpperCase();
  const small = word.toLowerCase();
  const variables = VARIABLES.flatMap((list) => {
    const conditions = variableNames(edited, list).flatMap((name) => conditionsOf(name, word));
    return conditions.length === 0 ? [] : [[list, conditions] as const];
  });
  return {
    ...Object.fromEntries(ANY_FIELD.map((one) => [one, pattern])),
    ...(capitals !== word && { processInstanceBusinessKeyIn: [capitals] }),
    ...(small !== word && { assigneeIn: [small] }),
    ...Object.fromEntries(variables),
    ...(variables.length > 0 && { variableValuesIgnoreCase: true }),
  };
}

interface Spelling {
  readonly word: string;
  readonly stem: Stem;
}

interface Stem {
  readonly pattern: string;
  readonly hasPart: (text: string) => boolean;
}

/** The word without the ending of a plural; what else changes with that is open in the pattern: "%Antr_g%". */
function stemIn(pattern: unknown, word: string): Stem | null {
  if (typeof pattern !== 'string') return null;
  const literal = literalOf(pattern);
  if (literal !== null) {
    return word.startsWith(literal) ? { pattern, hasPart: (text) => isSameWord(text, literal) } : null;
  }
  const [, before = '', gap = '', after = ''] = /^%([\p{L}-]+)([_%])([\p{L}-]*)%$/u.exec(pattern) ?? [];
  const isOpen = (text: string) => {
    const [whole, start, end] = [text, before, after].map((one) => one.toLowerCase());
    if (whole === undefined || start === undefined || end === undefined || gap === '') return null;
    const at = whole.startsWith(start) ? whole.indexOf(end, start.length + (gap === '_' ? 1 : 0)) : -1;
    return at < 0 || (gap === '_' && at !== start.length + 1) ? null : at + end.length;
  };
  return isOpen(word) === null ? null : { pattern, hasPart: (text) => isOpen(text) === text.length };
}

function isPartOf({ word, stem }: Spelling, key: string, value: unknown): boolean {
  switch (key) {
    case 'assigneeLike':
      return true;
    case 'nameLike':
    case 'descriptionLike':
      return value === stem.pattern;
    case 'processInstanceBusinessKeyLike':
    case 'caseInstanceBusinessKeyLike':
      return isSameWord(literalOf(value), word);
    case 'caseDefinitionNameLike':
      return stem.hasPart(literalOf(value) ?? '');
    case 'processInstanceBusinessKeyIn':
      return isTexts(value) && value.every((one) => contains(one, word));
    case 'assigneeIn':
    case 'processDefinitionKeyIn':
    case 'tenantIdIn':
      return isTexts(value);
    case 'processVariables':
    case 'caseInstanceVariables':
      return Array.isArray(value) && value.every((one) => isConditionOf({ word, stem }, one));
    case 'followUpAfter':
      return typeof value === 'string';
    case 'variableValuesIgnoreCase':
      return value === true;
    default:
      return false;
  }
}

function isConditionOf({ word, stem }: Spelling, condition: unknown): boolean {
  if (!isRecord(condition) || typeof condition.name !== 'string') return false;
  const { operator, value } = condition;
  if (operator === 'like') return value === literalPattern(word) || value === stem.pattern;
  if (operator === 'neq') return value === null;
  return operator === 'eq' && ['number', 'string', 'boolean'].includes(typeof value);
}

function variableNames(alternative: unknown, list: (typeof VARIABLES)[number]): readonly string[] {
  const conditions = isRecord(alternative) ? alternative[list] : [];
  if (!Array.isArray(conditions)) return [];
  const names = conditions.flatMap((one: unknown) =>
    isRecord(one) && typeof one.name === 'string' ? [one.name] : [],
  );
  return [...new Set(names)];
}

function conditionsOf(name: string, word: string): readonly Query[] {
  const number = Number(word);
  const isNumber = /^-?\d+(\.\d+)?$/.test(word) && Number.isFinite(number);
  return [
    { name, operator: 'like', value: literalPattern(word) },
    ...(isNumber ? [{ name, operator: 'eq', value: number }] : []),
  ];
}

/** The engine's "not in" leaves out what nobody has. */
function deniedPerson({ assigneeNotIn, unassigned }: Query, keys: readonly string[]): SavedWord | null {
  if (keys.length !== 2 || unassigned !== true || !isTexts(assigneeNotIn)) return null;
  const [word, ...others] = assigneeNotIn;
  return word === undefined || others.length > 0 ? null : { key: 'notAssignee', word };
}

const SIGNS: Readonly<Record<string, string>> = { gt: '>', gteq: '>=', lt: '<', lteq: '<=', eq: '=' };

function amountOf(alternative: Query, keys: readonly string[]): SavedWord | null {
  if (keys.length === 0 || keys.some((key) => !VARIABLES.some((list) => list === key))) return null;
  const conditions = keys.flatMap((key) => alternative[key] as readonly unknown[]);
  const words = conditions.map((one) =>
    isRecord(one) && typeof one.name === 'string' && typeof one.value === 'number'
      ? amountText(String(one.operator), one.value)
      : null,
  );
  const [word = null] = words;
  return word === null || words.some((one) => one !== word) ? null : { key: 'anyAmount', word };
}

function amountText(operator: string, value: number): string | null {
  const sign = SIGNS[operator];
  return sign === undefined ? null : `${sign} ${value}`;
}

/** Null where it says no comparison with a number. */
export function readAmount(word: string): { readonly operator: string; readonly value: number } | null {
  const [, sign = '', number = ''] = /^\s*([<>]=?|=)\s*(-?\d+(?:\.\d+)?)\s*$/.exec(word) ?? [];
  const [operator] = Object.entries(SIGNS).find(([, one]) => one === sign) ?? [];
  return operator === undefined ? null : { operator, value: Number(number) };
}

function amountConditions(word: string, edited: unknown): Query {
  const amount = readAmount(word);
  if (amount === null) return {};
  return Object.fromEntries(
    VARIABLES.map(
      (list) => [list, variableNames(edited, list).map((name) => ({ name, ...amount }))] as const,
    ).filter(([, conditions]) => conditions.length > 0),
  );
}

function literalOf(pattern: unknown): string | null {
  if (typeof pattern !== 'string') return null;
  const text = pattern.slice(1, -1).replace(/\\([\\%_])/g, '$1');
  return text.trim() !== '' && literalPattern(text) === pattern ? text : null;
}

function isSameWord(one: string | null, word: string): boolean {
  return (
    one !== null && (one.toLowerCase() === word.toLowerCase() || one.toUpperCase() === word.toUpperCase())
  );
}

function contains(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase()) || text.toUpperCase().includes(word.toUpperCase());
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
