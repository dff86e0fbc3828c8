import { expect, it, vi } from 'vitest';
import { fetchLibraries } from './fetchLibraries';

const { fetched } = vi.hoisted(() => ({ fetched: new Set<string>() }));
const note = (file: string) => {
  fetched.add(file);
  return {};
};
vi.mock('./jQueryFiles', () => note('jquery'));
vi.mock('./angularFiles', () => note('angular'));
vi.mock('../source/purify', () => note('purify'));

it('fetches nothing with data saving on', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fetchLibraries();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...fetched]).toEqual([]);
});

it('fetches what most forms with code need', async () => {
  vi.stubGlobal('navigator', {});
  fetchLibraries();
  await vi.waitFor(() => expect([...fetched].sort()).toEqual(['angular', 'jquery', 'purify']));
});
