import type { Filter } from './filter';

/** Ascending by priority, as the suite shows them; filters of one priority by name. */
export function orderFilters(filters: readonly Filter[], locale: string): readonly Filter[] {
  return [...filters].sort(
    (a, b) => a.properties.priority - b.properties.priority || a.name.localeCompare(b.name, locale),
  );
}
