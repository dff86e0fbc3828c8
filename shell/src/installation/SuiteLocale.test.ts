import { beforeEach, expect, it, vi } from 'vitest';
import { createSuiteLocale } from './SuiteLocale';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => kept.clear());

function make(answer: () => Promise<Response>, version = '1.0.0') {
  const fetch = vi.fn((_input: RequestInfo | URL, _init?: RequestInit) => answer());
  return { fetch, locale: createSuiteLocale({ appRoot: '/operaton', version, storage, fetch }) };
}

const file = async () => Response.json({ labels: { CLAIM_TASK: 'Prendre', odd: 7 }, dateLocales: {} });

it('asks for the file with the version, and keeps its texts @T9.20 @S7.56 @S9.23', async () => {
  const { fetch, locale } = make(file);
  expect(await locale.ask('fr')).toEqual({ kind: 'texts', labels: { CLAIM_TASK: 'Prendre' } });
  expect(fetch.mock.calls[0]?.[0]).toBe('/operaton/app/tasklist/locales/fr.json?bust=1.0.0');
  expect(locale.kept('fr')).toEqual({ CLAIM_TASK: 'Prendre' });
});

it('reads a file that begins with a byte order mark, as those of the suite do', async () => {
  const { locale } = make(async () => new Response('\ufeff{"labels":{"ADD":"Ajouter"}}'));
  expect(await locale.ask('fr')).toEqual({ kind: 'texts', labels: { ADD: 'Ajouter' } });
});

it('keeps one language of one version', async () => {
  const { locale } = make(file);
  await locale.ask('fr');
  expect(make(file, '2.0.0').locale.kept('fr')).toBeNull();
  await locale.ask('it');
  expect([locale.kept('fr'), locale.kept('it')]).toEqual([null, { CLAIM_TASK: 'Prendre' }]);
});

it('keeps the texts of each installation of an origin by themselves', async () => {
  await make(file).locale.ask('fr');
  const other = createSuiteLocale({ appRoot: '/second', version: '1.0.0', storage, fetch: file });
  expect(other.kept('fr')).toBeNull();
});

it.each([
  ['missing', async () => new Response('', { status: 404 })],
  ['missing', async () => new Response('<!doctype html>')],
  ['missing', async () => Response.json(['labels'])],
  ['unreachable', async () => new Response('', { status: 503 })],
  ['unreachable', () => Promise.reject(new TypeError('offline'))],
] as const)('says that a file is %s, and forgets only what is gone', async (kind, answer) => {
  await make(file).locale.ask('fr');
  const { locale } = make(answer);
  expect(await locale.ask('fr')).toEqual({ kind });
  expect(locale.kept('fr') === null).toBe(kind === 'missing');
});

it('does without a storage', async () => {
  const denied = () => {
    throw new Error('denied');
  };
  const locale = createSuiteLocale({
    appRoot: '',
    version: '1',
    storage: { getItem: denied, setItem: denied, removeItem: denied },
    fetch: file,
  });
  expect(locale.kept('fr')).toBeNull();
  expect((await locale.ask('fr')).kind).toBe('texts');
});

it('forgets what older versions kept for all installations of an origin', () => {
  kept.set('taskweave.locale', '{}');
  make(file);
  expect(kept.has('taskweave.locale')).toBe(false);
});
