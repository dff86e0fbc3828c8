import {
  parseSearchDate,
  parseSearchValue,
  unquote,
  withWildcards,
} from '@taskweave/engine-client/task-query/searchValue';
import { toEngineDate } from '@taskweave/i18n/engineDate';
import { type AddressSource, useAddressParam, writeAddressParams } from '../address-param/useAddressParam';

/** What can be searched for. */
export interface PillAttribute {
  /** As it stands in addresses and saved sets: `state`, `variables`. */
  readonly id: string;
  readonly label: string;
  /** Needs a name of its own, as variables do. */
  readonly isNamed?: boolean | undefined;
  /** How it is compared; without any, the attribute is a criterion by itself: "Without retries". */
  readonly operators?: readonly { readonly id: string; readonly label: string }[] | undefined;
  /** `text` as it is typed, `value` as the type it looks like (a number, a truth, NULL), `date` a moment. `text` by default. */
  readonly kind?: 'text' | 'value' | 'date' | undefined;
}

/** One condition, as it stands in the address. */
export interface PillCriterion {
  readonly type: string;
  /** Of what is named; empty for everything else. */
  readonly name: string;
  readonly operator: string;
  /** As it was typed. */
  readonly value: string;
}

export interface PillSearch {
  readonly criteria: readonly PillCriterion[];
  /** One of the criteria is enough. */
  readonly matchAny: boolean;
}

/** Why a criterion cannot be searched by. */
export type PillFault = 'unknown' | 'name' | 'operator' | 'value' | 'date';

export const NO_PILLS: PillSearch = { criteria: [], matchAny: false };

/**
 * The search in the address of a page, and the way to another: `{searchId}Query` holds the criteria, `{searchId}OrQuery` that
 * one of them is enough. The id `search` belongs to the task list.
 *
 * @example const [search, setSearch] = usePillSearch(useNavigation(), 'jobs');
 */
export function usePillSearch(
  source: AddressSource,
  searchId: string,
): readonly [PillSearch, (search: PillSearch) => void] {
  const [query] = useAddressParam(source, `${searchId}Query`);
  const [orQuery] = useAddressParam(source, `${searchId}OrQuery`);
  return [
    readPills(query, orQuery),
    ({ criteria, matchAny }) =>
      writeAddressParams({
        [`${searchId}Query`]: criteria.length === 0 ? null : JSON.stringify(criteria),
        [`${searchId}OrQuery`]: criteria.length > 0 && matchAny ? 'true' : null,
      }),
  ];
}

/** Reads the two parameters of an address. What is no criterion is left out. */
export function readPills(query: string | null, orQuery: string | null): PillSearch {
  try {
    const entries: unknown = JSON.parse(query ?? '[]');
    if (!Array.isArray(entries)) return NO_PILLS;
    // Old links have the bare word: its presence is what counts.
    return { criteria: entries.flatMap(readPill), matchAny: orQuery !== null && orQuery !== 'false' };
  } catch {
    return NO_PILLS;
  }
}

export function readPill(entry: unknown): readonly PillCriterion[] {
  const { type, name, operator, value } = Object(entry) as Readonly<Record<string, unknown>>;
  if (typeof type !== 'string') return [];
  return [{ type, name: textOf(name), operator: textOf(operator), value: textOf(value) }];
}

function textOf(value: unknown): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

/** What is wrong with a criterion, by the rules of its attribute; null where it can be searched by. */
export function faultOfPill(
  { type, name, operator, value }: PillCriterion,
  attributes: readonly PillAttribute[],
): PillFault | null {
  const attribute = attributes.find(({ id }) => id === type);
  if (attribute === undefined) return 'unknown';
  if (attribute.isNamed === true && name.trim() === '') return 'name';
  const { operators = [] } = attribute;
  if (operators.length === 0) return null;
  if (!operators.some(({ id }) => id === operator)) return 'operator';
  if (value.trim() === '') return 'value';
  return attribute.kind === 'date' && parseSearchDate(value) === null ? 'date' : null;
}

/**
 * The value of a criterion as the engine reads it: a moment with milliseconds and zone, a typed value, or a text. `like` and
 * `notLike` get their `%`, `In` its list.
 */
export function pillValue(criterion: PillCriterion, attribute: PillAttribute): unknown {
  const { operator, value } = criterion;
  if ((attribute.operators ?? []).length === 0) return true;
  if (operator === 'In') {
    const items = value.split(/[,\n]/).map((item) => item.trim());
    return items.filter((item) => item !== '');
  }
  if (/like$/i.test(operator)) return withWildcards(unquote(value));
  const date = attribute.kind === 'date' ? parseSearchDate(value) : null;
  if (date !== null) return toEngineDate(date);
  return attribute.kind === 'value' ? parseSearchValue(value) : unquote(value);
}
