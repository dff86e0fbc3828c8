// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createSuiteLocale } from './SuiteLocale';

function make(answer: () => Promise<Response>, version = '1.0.0') {
  const fetch = vi.fn((_input: RequestInfo | URL, _init?: RequestInit) => answer());
  return { fetch, locale: createSuiteLocale({ appRoot: '/operaton', version, fetch }) };
}

const file = async () => Response.json({ labels: { CLAIM_TASK: 'Prendre', odd: 7 }, dateLocales: {} });

it('asks for the file with the version, and keeps its texts @T9.20 @S7.56 @S9.23', async () => {
  const { fetch, locale } = make(file);
  expect(await locale.ask('fr')).toEqual({ kind: 'texts', labels: { CLAIM_TASK: 'Prendre' } });
  expect(fetch.mock.calls[0]?.[0]).toBe('/operaton/app/tasklist/locales/fr.json?bust=1.0.0');
  expect(locale.kept('fr')).toEqual({ CLAIM_TASK: 'Prendre' });
});

it('asks for a language whose name ends in half of a character', async () => {
  const { fetch, locale } = make(file);
  await locale.ask('fr\ud83d');
  expect(fetch.mock.calls[0]?.[0]).toBe('/operaton/app/tasklist/locales/fr%EF%BF%BD.json?bust=1.0.0');
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
  const other = createSuiteLocale({ appRoot: '/second', version: '1.0.0', fetch: file });
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

it('forgets what older versions kept for all installations of an origin', () => {
  localStorage.setItem('taskweave.locale', '{}');
  make(file);
  expect(localStorage).toHaveLength(0);
});
