import { expect, it, vi } from 'vitest';
import { keptFetch } from './keptFetch';

it('is what the browser brought, whatever stands in its place later', async () => {
  const other = vi.fn();
  vi.stubGlobal('fetch', other);
  await keptFetch('data:,kept').then(async (answer) => expect(await answer.text()).toBe('kept'));
  vi.unstubAllGlobals();
  expect(other).not.toHaveBeenCalled();
});
