import { NO_PILLS, type PillCriterion, type PillSearch, readPill } from './PillSearch';

/** Where sets are kept: `storage` of the SDK is one. */
export interface PillStorage {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

/** As the suite writes them: criteria, then what holds for all of them. */
type StoredSet = readonly (PillCriterion | { readonly matchAny: boolean })[];

/** The saved searches, by name. What is none is left out. */
export function readSavedPills(storage: PillStorage, key: string): Readonly<Record<string, PillSearch>> {
  const sets = Object(storage.get(key)) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(sets).flatMap(([name, entries]) =>
      Array.isArray(entries) ? [[name, readSet(entries)]] : [],
    ),
  );
}

/** Keeps a search under a name, in place of one of the same name; null takes it away. */
export function savePills(storage: PillStorage, key: string, name: string, search: PillSearch | null): void {
  const { [name]: _, ...others } = readSavedPills(storage, key);
  const next = search === null ? others : { ...others, [name]: search };
  storage.set(
    key,
    Object.fromEntries(
      Object.entries(next).map(([one, { criteria, matchAny }]) => [
        one,
        [...criteria, { matchAny }] satisfies StoredSet,
      ]),
    ),
  );
}

function readSet(entries: readonly unknown[]): PillSearch {
  return {
    ...NO_PILLS,
    criteria: entries.flatMap(readPill),
    matchAny: entries.some((entry) => (Object(entry) as { readonly matchAny?: unknown }).matchAny === true),
  };
}
