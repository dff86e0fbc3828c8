import type { PluginStorage } from '@taskweave/plugin-sdk';
import { readCriteria, type Search, writeCriteria } from '@taskweave/widgets/search/criteria/Search';

const KEY = 'search.recent';
const MOST = 5;

export function recentSearches(storage: PluginStorage): readonly Search[] {
  const kept = storage.get(KEY);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown) => {
    const { criteria, matchAny } = Object(entry);
    const search = Array.isArray(criteria) ? readCriteria(criteria, matchAny === true) : null;
    return search === null || search.criteria.length === 0 ? [] : [search];
  });
}

export function rememberSearch(storage: PluginStorage, search: Search): void {
  if (search.criteria.length === 0) return;
  const kept = [search, ...recentSearches(storage)].map((one) => ({
    criteria: writeCriteria(one),
    matchAny: one.matchAny,
  }));
  const once = kept.filter(
    (one, index) => kept.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index,
  );
  storage.set(KEY, once.slice(0, MOST));
}
