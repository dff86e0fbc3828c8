import { useSyncExternalStore } from 'react';
import { readCriteria, type Search, writeCriteria } from './Search';

/** A search with a name, kept in this browser. */
export interface SavedSearch {
  readonly name: string;
  readonly search: Search;
}

/** The old Tasklist's place in local storage: `camunda-web`, `operaton-web`; the same sets are seen from there. */
const PLACE = /^[\w]+-web$/;
const DEFAULT_PLACE = 'camunda-web';
const GROUP = 'TLT';

const listeners = new Set<() => void>();

/** The searches saved in this browser, by name; those of the old Tasklist among them. */
export function useSavedSearches(): readonly SavedSearch[] {
  const text = useSyncExternalStore(subscribe, storedText);
  return readSaved(text);
}

export function saveSearch(name: string, search: Search): void {
  change((sets) => ({
    ...sets,
    [name]: [
      ...writeCriteria({ ...search, ignoreNames: false, ignoreValues: false }),
      { matchAny: search.matchAny },
      { caseHandeling: { ignoreNames: search.ignoreNames, ignoreValues: search.ignoreValues } },
    ],
  }));
}

export function deleteSearch(name: string): void {
  change((sets) => Object.fromEntries(Object.entries(sets).filter(([key]) => key !== name)));
}

/** Reads what the storage holds: `{searchCriteria: {TLT: {name: [criterion, …, {matchAny}, {caseHandeling}]}}}`. */
export function readSaved(text: string): readonly SavedSearch[] {
  return Object.entries(setsOf(parse(text)))
    .flatMap(([name, entries]) => (Array.isArray(entries) ? [{ name, search: readSet(entries) }] : []))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function readSet(entries: readonly unknown[]): Search {
  const options = entries.filter(isRecord);
  const matchAny = options.some((option) => option.matchAny === true);
  const search = readCriteria(entries, matchAny);
  const cases = options.map(({ caseHandeling }) => (isRecord(caseHandeling) ? caseHandeling : {}));
  return {
    ...search,
    ignoreNames: search.ignoreNames || cases.some(({ ignoreNames }) => ignoreNames === true),
    ignoreValues: search.ignoreValues || cases.some(({ ignoreValues }) => ignoreValues === true),
  };
}

function change(edit: (sets: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>): void {
  const place = findPlace();
  const whole = parse(storage()?.getItem(place) ?? '');
  const criteria = isRecord(whole.searchCriteria) ? whole.searchCriteria : {};
  const next = { ...whole, searchCriteria: { ...criteria, [GROUP]: edit(setsOf(whole)) } };
  try {
    storage()?.setItem(place, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing: the search stays in the address.
  }
  for (const listener of [...listeners]) listener();
}

function storedText(): string {
  return storage()?.getItem(findPlace()) ?? '';
}

/** Where sets are already, else any such place, else the usual one. */
function findPlace(): string {
  const places = Object.keys(storage() ?? {}).filter((key) => PLACE.test(key));
  const used = places.find((key) => Object.keys(setsOf(parse(storage()?.getItem(key) ?? ''))).length > 0);
  return used ?? places[0] ?? DEFAULT_PLACE;
}

function setsOf(whole: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const criteria = isRecord(whole.searchCriteria) ? whole.searchCriteria : {};
  const sets = criteria[GROUP];
  return isRecord(sets) ? sets : {};
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
