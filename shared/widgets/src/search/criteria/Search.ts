import { searchAttribute } from './searchAttributes';

export interface SearchCriterion {
  readonly type: string;
  readonly name: string;
  readonly operator: string;
  readonly value: string | readonly string[];
  readonly typed?: string;
  /** The word that was typed for it, which may stand in a name, too. */
  readonly words?: string;
}

export interface Search {
  readonly criteria: readonly SearchCriterion[];
  readonly matchAny: boolean;
  readonly ignoreNames: boolean;
  readonly ignoreValues: boolean;
}

export const NO_SEARCH: Search = { criteria: [], matchAny: false, ignoreNames: false, ignoreValues: false };

interface SearchAddressChange {
  readonly searchQuery: string | null;
  readonly searchOrQuery: 'true' | null;
  readonly page: null;
}

const IGNORE_NAMES = 'variableNamesIgnoreCase';
const IGNORE_VALUES = 'variableValuesIgnoreCase';

export function parseSearch(searchQuery: string | null, searchOrQuery: string | null): Search {
  if (searchQuery === null) return NO_SEARCH;
  try {
    const value: unknown = JSON.parse(searchQuery);
    if (!Array.isArray(value)) return NO_SEARCH;
    // Old links have a bare `searchOrQuery` parameter, so only its presence counts.
    return readCriteria(value, searchOrQuery !== null && searchOrQuery !== 'false');
  } catch {
    return NO_SEARCH;
  }
}

export function formatSearch(search: Search): SearchAddressChange {
  return {
    searchQuery: search.criteria.length === 0 ? null : JSON.stringify(writeCriteria(search)),
    searchOrQuery: search.criteria.length > 0 && search.matchAny ? 'true' : null,
    page: null,
  };
}

export function readCriteria(entries: readonly unknown[], matchAny: boolean): Search {
  const criteria = entries.flatMap(readCriterion);
  return {
    criteria: criteria.filter(({ type }) => type !== IGNORE_NAMES && type !== IGNORE_VALUES),
    matchAny,
    ignoreNames: criteria.some(({ type }) => type === IGNORE_NAMES),
    ignoreValues: criteria.some(({ type }) => type === IGNORE_VALUES),
  };
}

export function writeCriteria({ criteria, ignoreNames, ignoreValues }: Search): readonly SearchCriterion[] {
  return [
    ...criteria.map(({ type, operator, value, name, typed, words }) => ({
      type,
      operator,
      value,
      name,
      ...(typed !== undefined && { typed }),
      ...(words !== undefined && { words }),
    })),
    ...(ignoreNames ? [flag(IGNORE_NAMES)] : []),
    ...(ignoreValues ? [flag(IGNORE_VALUES)] : []),
  ];
}

function flag(type: string): SearchCriterion {
  return { type, operator: 'eq', value: '', name: '' };
}

function readCriterion(entry: unknown): readonly SearchCriterion[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { type, name, operator, value, typed, words } = entry as Record<string, unknown>;
  if (typeof type !== 'string') return [];
  return [
    {
      type: knownType(type),
      name: nameOf(name),
      operator: typeof operator === 'string' ? operator : '',
      value: Array.isArray(value) ? value.map(textOf) : textOf(value),
      ...(typeof typed === 'string' && { typed }),
      ...(typeof words === 'string' && { words }),
    },
  ];
}

/** The old Tasklist stores key and label if the variable has a label: `{key: 'amount', value: 'Sum (amount)'}`. */
function nameOf(name: unknown): string {
  const plain = typeof name === 'object' && name !== null && 'key' in name ? name.key : name;
  return typeof plain === 'string' ? plain : '';
}

function knownType(type: string): string {
  const short = type.replace(/Date$/, '');
  return searchAttribute(type) === undefined && searchAttribute(short) !== undefined ? short : type;
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return 'NULL';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
