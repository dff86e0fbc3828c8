import { expect, it, vi } from 'vitest';
import { createI18n, type I18nOptions } from './createI18n';
import { wordsOf } from './languageWords';
import { defineTexts } from './Texts';

function make(options: Partial<I18nOptions> = {}) {
  return createI18n({ languages: ['en', 'de'], browserLanguages: ['en-GB'], ...options });
}

const ROOM = defineTexts('room', { en: { hello: 'Hello', only: 'English only' }, de: { hello: 'Hallo' } });

it('adds texts that came with code without news of them', () => {
  const i18n = make();
  const listener = vi.fn();
  i18n.t('room', 'other');
  i18n.subscribe(listener);
  expect(i18n.ensure(ROOM)).toBe(true);
  expect(i18n.t('room', 'hello')).toBe('Hello');
  expect(listener).not.toHaveBeenCalled();
});

it('keeps the texts of a namespace that came in several pieces, in every language', async () => {
  const i18n = make();
  void i18n.addTranslations('room', {
    en: { first: 'First' },
    de: async () => ({ default: { first: 'Erstens' } }),
  });
  i18n.ensure(ROOM);
  i18n.ensure(
    defineTexts('room', { en: { last: 'Last' }, de: async () => ({ default: { last: 'Zuletzt' } }) }),
  );
  await i18n.setLanguage('de');
  expect(['first', 'hello', 'last'].map((key) => i18n.t('room', key))).toEqual([
    'Erstens',
    'Hallo',
    'Zuletzt',
  ]);
});

it.each([
  ['de-AT', 'Hallo'],
  ['fr', 'Hello'],
])('speaks in %s as in the language that is nearest', (language, hello) => {
  const i18n = make({ languages: [language], browserLanguages: [language] });
  i18n.ensure(ROOM);
  expect([i18n.t('room', 'hello'), i18n.t('room', 'only')]).toEqual([hello, 'English only']);
});

it('loads what must be loaded once, and draws the page again when it is there', async () => {
  const i18n = make();
  const load = vi.fn(async () => ({ default: { hello: 'Hello' } }));
  const texts = defineTexts('later', { en: load });
  const listener = vi.fn();
  i18n.subscribe(listener);
  expect(i18n.ensure(texts)).toBe(false);
  expect(i18n.ensure(texts)).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(i18n.ensure(texts)).toBe(true);
  expect(i18n.t('later', 'hello')).toBe('Hello');
});

it('tries again what could not be loaded', async () => {
  const i18n = make();
  const load = vi
    .fn(async () => ({ default: { hello: 'Hello' } }))
    .mockRejectedValueOnce(new Error('offline'));
  const texts = defineTexts('later', { en: load });
  i18n.ensure(texts);
  await vi.waitFor(() => expect(i18n.ensure(texts)).toBe(true));
  expect(load).toHaveBeenCalledTimes(2);
});

const PACKS = {
  first: { texts: { room: { hello: 'Olá' } }, words: {} },
  more: { texts: { late: { open: 'Abrir' } }, words: { 'search.words': { dates: { due: ['prazo'] } } } },
};
const LATE = defineTexts('late', { en: { open: 'Open' } });
const LAZY = defineTexts('late', { en: async () => ({ default: { open: 'Open' } }) });

function withPacks(load = async (_language: string, part: keyof typeof PACKS) => PACKS[part]) {
  const packs = { has: (language: string) => language === 'pt-BR', load: vi.fn(load) };
  return { packs, i18n: make({ languages: ['en', 'pt-BR'], browserLanguages: ['pt-BR'], packs }) };
}

it('takes texts from the first file of a language that has them, and asks for the second only then', async () => {
  const { i18n, packs } = withPacks();
  await i18n.bring(ROOM);
  expect(i18n.t('room', 'hello')).toBe('Olá');
  expect(packs.load.mock.calls).toEqual([['pt-BR', 'first']]);
  await i18n.bring(LATE);
  expect(i18n.t('late', 'open')).toBe('Abrir');
  expect(packs.load.mock.calls.slice(1)).toEqual([['pt-BR', 'more']]);
});

it.each([
  ['with its code', LATE],
  ['later', LAZY],
])(
  'has the texts of a language at once when its files are there, of English that comes %s',
  async (_, texts) => {
    const { i18n } = withPacks();
    await i18n.bring(LATE);
    expect(i18n.ensure(texts)).toBe(true);
    expect(i18n.t('late', 'open')).toBe('Abrir');
  },
);

it('speaks English where the files of a language do not have the texts, or cannot be had', async () => {
  const { i18n } = withPacks();
  await i18n.addTranslations('plugin', { en: { hello: 'Hello' } });
  expect(i18n.t('plugin', 'hello')).toBe('Hello');
  const offline = withPacks(() => Promise.reject(new TypeError('Failed to fetch'))).i18n;
  await offline.bring(ROOM);
  expect(offline.t('room', 'hello')).toBe('Hello');
});

it('prefers what a plugin brings itself to the files of a language', async () => {
  const { i18n, packs } = withPacks();
  await i18n.addTranslations('plugin', { en: { hello: 'Hello' }, pt: { hello: 'Oi' } });
  expect(i18n.t('plugin', 'hello')).toBe('Oi');
  expect(packs.load).not.toHaveBeenCalled();
});

it('keeps what an installation lays over the files of a language', async () => {
  const { i18n } = withPacks();
  i18n.layOver('pt-BR', { room: { hello: 'Bom dia' } });
  await i18n.bring(ROOM);
  expect(i18n.t('room', 'hello')).toBe('Bom dia');
});

it('has the words of a language for what reads them', async () => {
  const { i18n } = withPacks();
  await i18n.bring(LATE);
  expect(wordsOf('pt', 'search.words')).toEqual({ dates: { due: ['prazo'] } });
});
