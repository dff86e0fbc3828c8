import { isRecord } from '../reading/readShape';
import { literalPattern } from './likePattern';
import { isSet } from './wholeQuery';

type Query = Readonly<Record<string, unknown>>;

export type WordKey = 'anyField' | 'nameOrKey';

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
  const name = literalOf(alternative.nameLike);
  if (name === null) return null;
  if (keys.length === NAME_OR_KEY.length && NAME_OR_KEY.every((key) => literalOf(alternative[key]) === name))
    return { key: 'nameOrKey', word: name };
  const word = literalOf(alternative.assigneeLike);
  if (word === null || !ANY_FIELD.every((key) => keys.includes(key))) return null;
  const isOwn = keys.every((key) => isPartOf({ word, stem: name }, key, alternative[key]));
  return isOwn ? { key: 'anyField', word } : null;
}

/** The names of variables are those of the alternative that is edited. */
export function writeSavedWord({ key, word }: SavedWord, edited: unknown): Query {
  const pattern = literalPattern(word);
  if (key === 'nameOrKey') return Object.fromEntries(NAME_OR_KEY.map((one) => [one, pattern]));
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
  /** The word without the ending of a plural. */
  readonly stem: string;
}

function isPartOf({ word, stem }: Spelling, key: string, value: unknown): boolean {
  switch (key) {
    case 'assigneeLike':
      return true;
    case 'nameLike':
    case 'descriptionLike':
      return literalOf(value) === stem && word.startsWith(stem);
    case 'processInstanceBusinessKeyLike':
    case 'caseInstanceBusinessKeyLike':
      return isSameWord(literalOf(value), word);
    case 'caseDefinitionNameLike':
      return isSameWord(literalOf(value), stem);
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
  if (operator === 'like') return [word, stem].some((one) => value === literalPattern(one));
  if (operator === 'neq') return value === null;
  return operator === 'eq' && (typeof value === 'number' || typeof value === 'string');
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
