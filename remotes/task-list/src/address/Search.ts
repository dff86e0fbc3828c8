import type { RouteChange } from '@taskweave/plugin-sdk';
import { searchAttribute } from './searchAttributes';

/** One condition of a search, as it stands in the address: `{type:'priority', operator:'min', value:'50', name:''}`. */
export interface SearchCriterion {
  /** Key of a search attribute, such as `name` or `processVariables`. */
  readonly type: string;
  /** Name of the variable; empty for everything else. */
  readonly name: string;
  readonly operator: string;
  /** What was typed, before it is converted; several texts with the operator `In`. */
  readonly value: string | readonly string[];
  /** The words in the field that mean this; absent for what stands there as a chip. */
  readonly typed?: string;
}

export interface Search {
  readonly criteria: readonly SearchCriterion[];
  /** Tasks that meet one of the criteria are enough. */
  readonly matchAny: boolean;
  /** Names of variables are compared without regard to case. */
  readonly ignoreNames: boolean;
  /** Values of variables are compared without regard to case. */
  readonly ignoreValues: boolean;
}

export const NO_SEARCH: Search = { criteria: [], matchAny: false, ignoreNames: false, ignoreValues: false };

const IGNORE_NAMES = 'variableNamesIgnoreCase';
const IGNORE_VALUES = 'variableValuesIgnoreCase';

/** Reads the parameters `searchQuery` and `searchOrQuery` of the address. What is no search counts as none. */
export function parseSearch(searchQuery: string | null, searchOrQuery: string | null): Search {
  if (searchQuery === null) return NO_SEARCH;
  try {
    const value: unknown = JSON.parse(searchQuery);
    if (!Array.isArray(value)) return NO_SEARCH;
    // Old links have the bare word `searchOrQuery`: its presence is what counts.
    return readCriteria(value, searchOrQuery !== null && searchOrQuery !== 'false');
  } catch {
    return NO_SEARCH;
  }
}

/** The parameters that carry this search; the list starts at its first page. */
export function formatSearch(search: Search): RouteChange {
  return {
    searchQuery: search.criteria.length === 0 ? null : JSON.stringify(writeCriteria(search)),
    searchOrQuery: search.criteria.length > 0 && search.matchAny ? 'true' : null,
    page: null,
  };
}

/** Reads the list form of a search, in which ignored case is an entry. */
export function readCriteria(entries: readonly unknown[], matchAny: boolean): Search {
  const criteria = entries.flatMap(readCriterion);
  return {
    criteria: criteria.filter(({ type }) => type !== IGNORE_NAMES && type !== IGNORE_VALUES),
    matchAny,
    ignoreNames: criteria.some(({ type }) => type === IGNORE_NAMES),
    ignoreValues: criteria.some(({ type }) => type === IGNORE_VALUES),
  };
}

/** The opposite of `readCriteria`. */
export function writeCriteria({ criteria, ignoreNames, ignoreValues }: Search): readonly SearchCriterion[] {
  return [
    ...criteria.map(({ type, operator, value, name, typed }) => ({
      type,
      operator,
      value,
      name,
      ...(typed !== undefined && { typed }),
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
  const { type, name, operator, value, typed } = entry as Record<string, unknown>;
  if (typeof type !== 'string') return [];
  return [
    {
      type: knownType(type),
      name: nameOf(name),
      operator: typeof operator === 'string' ? operator : '',
      value: Array.isArray(value) ? value.map(textOf) : textOf(value),
      ...(typeof typed === 'string' && { typed }),
    },
  ];
}

/** Where the old Tasklist has offered the variable by its label, it keeps both: `{key: 'amount', value: 'Sum (amount)'}`. */
function nameOf(name: unknown): string {
  const plain = typeof name === 'object' && name !== null && 'key' in name ? name.key : name;
  return typeof plain === 'string' ? plain : '';
}

/** Links may name a date by the task's property: `dueDate` is searched as `due`. */
function knownType(type: string): string {
  const short = type.replace(/Date$/, '');
  return searchAttribute(type) === undefined && searchAttribute(short) !== undefined ? short : type;
}

/** Links that a program has written may hold numbers and truths as such. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return 'NULL';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
