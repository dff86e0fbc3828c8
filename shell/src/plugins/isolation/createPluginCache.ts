import { type Query, QueryClient } from '@tanstack/react-query';

export interface PluginCacheOptions {
  /** How queries of the application run: whether to try again, and so on. */
  readonly like: QueryClient;
  /** Told once: the plugin wanted to keep more than its share. */
  readonly onFull: (message: string) => void;
}

/** Milliseconds that an answer is kept after its last user has gone. */
const KEPT = 60_000;
/** The share of one plugin: answers that nobody looks at any more go first, the oldest before the others. */
export const MOST_ENTRIES = 200;
export const MOST_BYTES = 8 * 2 ** 20;

/**
 * A cache of a plugin's own. Whatever the plugin does with it (clears it, marks all of it as outdated, fills it) changes
 * nothing for the application or another plugin.
 */
export function createPluginCache({ like, onFull }: PluginCacheOptions): QueryClient {
  const { queries, mutations } = like.getDefaultOptions();
  const client = new QueryClient({
    defaultOptions: { queries: { ...queries, gcTime: KEPT }, mutations: { ...mutations } },
  });
  const cache = client.getQueryCache();
  const sizes = new Map<Query, number>();
  let bytes = 0;
  let isTold = false;

  function resize(query: Query, size: number | null): void {
    bytes += (size ?? 0) - (sizes.get(query) ?? 0);
    if (size === null) sizes.delete(query);
    else sizes.set(query, size);
  }

  function shrink(newest: Query): void {
    // In the order in which they were first asked for.
    for (const query of [...sizes.keys()]) {
      if (sizes.size <= MOST_ENTRIES && bytes <= MOST_BYTES) return;
      if (query === newest || query.isActive()) continue;
      if (!isTold)
        onFull(`It wanted to keep more than ${MOST_ENTRIES} answers or ${MOST_BYTES / 2 ** 20} MB.`);
      isTold = true;
      cache.remove(query);
    }
  }

  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'removed') resize(query, null);
    if (event.type === 'added') resize(query, 0);
    if (event.type === 'updated' && event.action.type === 'success') {
      resize(query, sizeOf(query.state.data, MOST_BYTES));
    }
    if (event.type === 'added' || event.type === 'updated') shrink(query);
  });
  return client;
}

/**
 * Bytes that data takes, roughly: texts by their length, everything else by its number.
 *
 * @param limit what is beyond is not counted
 */
export function sizeOf(value: unknown, limit: number): number {
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  let size = 0;
  while (waiting.length > 0 && size <= limit) {
    const next = waiting.pop();
    size += 8;
    if (typeof next === 'string') size += next.length * 2;
    else if (next instanceof Blob) size += next.size;
    else if (next instanceof ArrayBuffer || ArrayBuffer.isView(next)) size += next.byteLength;
    else if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next);
      for (const [name, member] of Object.entries(next)) {
        size += name.length;
        waiting.push(member);
      }
    }
  }
  return size;
}
