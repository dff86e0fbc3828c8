import { expect, it, vi } from 'vitest';
import { fetchLibraries } from './fetchLibraries';

it('fetches nothing with data saving on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const begin = vi.fn();
  fetchLibraries(begin);
  expect(begin).not.toHaveBeenCalled();
});

it('fetches what most forms with code need', () => {
  vi.stubGlobal('navigator', {});
  const begin = vi.fn();
  fetchLibraries(begin);
  expect(begin.mock.calls.flat().sort()).toEqual(['angular', 'jquery', 'purify']);
});
