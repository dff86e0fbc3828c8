import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createPluginCache, MOST_BYTES, MOST_ENTRIES, sizeOf } from './createPluginCache';

const common = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

it('is another cache than that of the application', () => {
  const like = common();
  like.setQueryData(['task'], 'ours');
  createPluginCache({ like, onFull: vi.fn() }).clear();
  expect(like.getQueryData(['task'])).toBe('ours');
});

it('asks as the application does', () => {
  const cache = createPluginCache({ like: common(), onFull: vi.fn() });
  expect(cache.getDefaultOptions().queries?.retry).toBe(false);
});

it('keeps no more answers than its share, the newest ones, and tells it once', () => {
  const onFull = vi.fn();
  const cache = createPluginCache({ like: common(), onFull });
  for (let index = 0; index < MOST_ENTRIES + 50; index += 1) cache.setQueryData([index], 'x');
  expect(cache.getQueryCache().getAll()).toHaveLength(MOST_ENTRIES);
  expect(cache.getQueryData([0])).toBeUndefined();
  expect(cache.getQueryData([MOST_ENTRIES + 49])).toBe('x');
  expect(onFull).toHaveBeenCalledOnce();
});

it('keeps no more bytes than its share', () => {
  const cache = createPluginCache({ like: common(), onFull: vi.fn() });
  const third = 'x'.repeat(MOST_BYTES / 6);
  for (const name of ['a', 'b', 'c', 'd']) cache.setQueryData([name], third);
  expect(
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['c', 'd']);
});

it('forgets what was given back', () => {
  const onFull = vi.fn();
  const cache = createPluginCache({ like: common(), onFull });
  for (let index = 0; index < MOST_ENTRIES * 2; index += 1) {
    cache.setQueryData([index], 'x');
    cache.removeQueries({ queryKey: [index] });
  }
  expect(onFull).not.toHaveBeenCalled();
});

it('counts texts, names and lists, and comes to an end with data that holds itself', () => {
  const data: Record<string, unknown> = { name: 'ab', list: [1, 2] };
  data.self = data;
  expect(sizeOf(data, 1000)).toBe(8 + 4 + 12 + 4 + 8 + 1 + 8 + 1 + 8 + 4 + 8);
});
