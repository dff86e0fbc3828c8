import type { Filter } from './filter';

export function orderFilters(filters: readonly Filter[], locale: string): readonly Filter[] {
  return [...filters].sort(
    (a, b) => a.properties.priority - b.properties.priority || a.name.localeCompare(b.name, locale),
  );
}
