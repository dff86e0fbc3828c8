import { perOwner } from '@taskweave/base/perOwner';
import { isRecord } from '@taskweave/engine-client/readShape';
import {
  type PluginServices,
  type PluginStorage,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { listOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import { readCriteria, type Search, writeCriteria } from '@taskweave/widgets/search/criteria/Search';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { changeOldSets, readOldSets, type StoredSets } from './oldTasklistSearches';

export interface SavedSearch {
  readonly name: string;
  readonly search: Search;
}

export interface SavedSearches {
  readonly own: readonly SavedSearch[];
  readonly old: readonly SavedSearch[];
}

const KEY = 'searches';

type Stores = Pick<PluginServices, 'page' | 'storage'>;

const listenersOf = perOwner((_local: Storage) => new Set<() => void>());

export function useSavedSearches(): SavedSearches {
  const { storage, page } = usePluginServices();
  const { local } = page;
  const { locale } = useTranslation();
  const subscribe = useCallback((listener: () => void) => listen(local, listener), [local]);
  const text = useSyncExternalStore(subscribe, () => JSON.stringify([readOwn(storage), readOldSets(local)]));
  return useMemo(() => {
    const [own, old] = JSON.parse(text) as readonly [StoredSets, StoredSets];
    return { own: readSets(own, locale), old: readSets(withoutSame(old, own), locale) };
  }, [text, locale]);
}

export function saveSearch(
  { storage, page }: Stores,
  { name, search }: SavedSearch,
  isShared: boolean,
): boolean {
  const set = writeSet(search);
  storage.set(KEY, { ...readOwn(storage), [name]: set });
  if (isShared) changeOldSets(page.local, (sets) => ({ ...sets, [name]: set }));
  tell(page.local);
  return isSame(readOwn(storage)[name], set);
}

export function outlivesPage(local: Storage): boolean {
  return local instanceof Storage;
}

export function deleteSearch({ storage, page }: Stores, name: string): void {
  const own = readOwn(storage);
  storage.set(KEY, without(own, name));
  changeOldSets(page.local, (sets) => (isSame(sets[name], own[name]) ? without(sets, name) : sets));
  tell(page.local);
}

export function deleteOldSearch({ page }: Pick<Stores, 'page'>, name: string): void {
  changeOldSets(page.local, (sets) => without(sets, name));
  tell(page.local);
}

export function readSets(sets: StoredSets, locale: string): readonly SavedSearch[] {
  return Object.entries(sets)
    .flatMap(([name, entries]) => (Array.isArray(entries) ? [{ name, search: readSet(entries) }] : []))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
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

/** The old Tasklist does not read the format it writes: `matchAny` only counts in the last entry, case only as a separate criterion, and the value of a list must be an array. */
function writeSet(search: Search): readonly unknown[] {
  const { matchAny, ignoreNames, ignoreValues } = search;
  return [
    ...writeCriteria(search).map((criterion) =>
      criterion.operator === 'In' ? { ...criterion, value: listOf(criterion.value) } : criterion,
    ),
    { matchAny, caseHandeling: { ignoreNames, ignoreValues } },
  ];
}

function readOwn(storage: PluginStorage): StoredSets {
  const sets = storage.get(KEY);
  return isRecord(sets) ? sets : {};
}

function withoutSame(sets: StoredSets, others: StoredSets): StoredSets {
  return Object.fromEntries(Object.entries(sets).filter(([name, set]) => !isSame(set, others[name])));
}

function without(sets: StoredSets, name: string): StoredSets {
  return Object.fromEntries(Object.entries(sets).filter(([key]) => key !== name));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function tell(local: Storage): void {
  for (const listener of [...listenersOf(local)]) listener();
}

function listen(local: Storage, listener: () => void): () => void {
  const listeners = listenersOf(local);
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
