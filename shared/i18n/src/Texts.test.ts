import { expect, it, vi } from 'vitest';
import { createI18n, type I18nOptions } from './createI18n';
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
