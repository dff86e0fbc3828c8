// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createI18n, type I18nOptions } from './createI18n';
import { matchLanguage } from './language-tags/languageTags';

function make(options: Partial<I18nOptions> = {}) {
  return createI18n({ languages: ['en', 'de'], browserLanguages: ['en-GB'], ...options });
}

function makeStorage(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const texts = { en: { hello: 'Hello', only: 'English only' }, de: { hello: 'Hallo' } };

describe('matchLanguage', () => {
  it('takes the first wish that it has, without its region', () => {
    expect(matchLanguage(['fr', 'de-AT', 'en'], ['en', 'de'])).toBe('de');
  });

  it('prefers the exact variant', () => {
    expect(matchLanguage(['pt-BR'], ['pt', 'pt-BR'])).toBe('pt-BR');
  });

  it('falls back to English', () => {
    expect(matchLanguage(['ja'], ['en', 'de'])).toBe('en');
  });
});

it.each([
  ['pt_BR', 'pt-BR'],
  ['<b>none</b>', 'en'],
])(
  'the tag of the language is one that dates can be written by, also where the file calls it %s',
  (language, tag) => {
    const root = document.createElement('html');
    const i18n = make({
      languages: [language],
      browserLanguages: ['ja'],
      storage: makeStorage({ 'taskweave.language': language }),
      root,
    });
    expect(i18n.language).toEqual(language);
    expect(i18n.locale).toEqual(tag);
    expect(root.lang).toEqual(tag);
    expect(() => new Intl.NumberFormat(i18n.locale)).not.toThrow();
  },
);

describe('choice of the language', () => {
  it('follows the browser', () => {
    expect(make({ browserLanguages: ['de-CH', 'en'] }).language).toBe('de');
  });

  it('puts a stored choice first', () => {
    const storage = makeStorage({ 'taskweave.language': 'de' });
    expect(make({ storage }).language).toBe('de');
  });

  it('ignores a stored language that it does not have', () => {
    const storage = makeStorage({ 'taskweave.language': 'xx' });
    expect(make({ storage }).language).toBe('en');
  });

  it('survives a storage that throws', () => {
    const storage = {
      ...makeStorage(),
      getItem: () => {
        throw new Error('denied');
      },
    };
    expect(make({ storage }).language).toBe('en');
  });

  it('takes the variant of the browser for formats', () => {
    expect(make({ browserLanguages: ['fr', 'en-GB', 'en-US'] }).locale).toBe('en-GB');
  });
});

describe('t', () => {
  it('finds the text of the namespace in the language on screen', () => {
    const i18n = make({ browserLanguages: ['de'] });
    void i18n.addTranslations('shell', texts);
    void i18n.addTranslations('other', { de: { hello: 'Servus' } });
    expect([i18n.t('shell', 'hello'), i18n.t('other', 'hello')]).toEqual(['Hallo', 'Servus']);
  });

  it('falls back to English', () => {
    const i18n = make({ browserLanguages: ['de'] });
    void i18n.addTranslations('shell', texts);
    expect(i18n.t('shell', 'only')).toBe('English only');
  });

  it('takes dots in keys as they are', () => {
    const i18n = make();
    void i18n.addTranslations('shell', { en: { 'task.claim': 'Claim', 'a:b': 'colon' } });
    expect([i18n.t('shell', 'task.claim'), i18n.t('shell', 'a:b')]).toEqual(['Claim', 'colon']);
  });

  it('fills placeholders without escaping them', () => {
    const i18n = make();
    void i18n.addTranslations('shell', { en: { by: 'by {{name}}' } });
    expect(i18n.t('shell', 'by', { name: '<O’Neil & Co>' })).toBe('by <O’Neil & Co>');
  });

  it('chooses the plural form by count', () => {
    const i18n = make();
    void i18n.addTranslations('shell', { en: { n_one: '{{count}} task', n_other: '{{count}} tasks' } });
    expect([1, 0, 5].map((count) => i18n.t('shell', 'n', { count }))).toEqual([
      '1 task',
      '0 tasks',
      '5 tasks',
    ]);
  });

  it('shows the key of a missing text and reports it once @S8.21', () => {
    const onMissing = vi.fn();
    const i18n = make({ onMissing });
    void i18n.addTranslations('shell', texts);
    const shown = [i18n.t('shell', 'no.such'), i18n.t('shell', 'no.such')];
    expect(shown).toEqual(['no.such', 'no.such']);
    expect(onMissing.mock.calls).toEqual([['shell', 'no.such', 'en']]);
  });

  it('writes nothing to the console', () => {
    const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'log'), vi.spyOn(console, 'info')];
    make().t('nowhere', 'no.such');
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
  });
});

describe('addTranslations', () => {
  it('loads only the language on screen', async () => {
    const de = vi.fn(async () => ({ default: { hello: 'Hallo' } }));
    const fr = vi.fn(async () => ({ default: { hello: 'Salut' } }));
    const i18n = make({ browserLanguages: ['de'] });
    await i18n.addTranslations('shell', { en: texts.en, de, fr });
    expect(i18n.t('shell', 'hello')).toBe('Hallo');
    expect(fr).not.toHaveBeenCalled();
  });

  it('loads English for a plugin that lacks the language', async () => {
    const i18n = make({ browserLanguages: ['de'] });
    await i18n.addTranslations('acme', { en: async () => ({ default: { hello: 'Hello' } }) });
    expect(i18n.t('acme', 'hello')).toBe('Hello');
  });

  it('falls back to English when a language cannot be loaded', async () => {
    const i18n = make({ browserLanguages: ['de'] });
    await i18n.addTranslations('acme', { en: texts.en, de: () => Promise.reject(new Error('offline')) });
    expect(i18n.t('acme', 'hello')).toBe('Hello');
  });

  it.each([
    ['calls subscribers for texts that have been asked for', 'shell', 1],
    ['leaves the page as it is for texts that nobody has asked for', 'other', 0],
  ])('%s', (_, namespace, times) => {
    const i18n = make();
    const listener = vi.fn();
    const before = i18n.revision();
    i18n.t(namespace, 'hello');
    i18n.subscribe(listener);
    void i18n.addTranslations('shell', texts);
    expect(listener.mock.calls.length).toEqual(times);
    expect(i18n.revision() - before).toEqual(times);
  });
});

it('brings texts before anything is drawn', async () => {
  const de = vi.fn(async () => ({ default: { hello: 'Hallo' } }));
  const given = { namespace: 'shell', translations: { en: { hello: 'Hello' }, de } };
  const i18n = make({ browserLanguages: ['de'] });
  await i18n.bring(given);
  expect([i18n.t('shell', 'hello'), i18n.ensure(given), de.mock.calls.length]).toEqual(['Hallo', true, 1]);
});

describe('setLanguage', () => {
  it('changes texts, page and storage and calls subscribers', async () => {
    const root = document.createElement('html');
    const storage = makeStorage();
    const i18n = make({ root, storage });
    void i18n.addTranslations('shell', texts);
    const listener = vi.fn();
    i18n.subscribe(listener);
    await i18n.setLanguage('de');
    expect(i18n.t('shell', 'hello')).toBe('Hallo');
    expect(root.lang).toBe('de');
    expect(root.dir).toBe('ltr');
    expect(storage.getItem('taskweave.language')).toBe('de');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('turns the page round for a language from right to left', async () => {
    const root = document.createElement('html');
    const i18n = make({ root, languages: ['en', 'ar'] });
    await i18n.setLanguage('ar');
    expect(root.lang).toBe('ar');
    expect(root.dir).toBe('rtl');
  });

  it('leaves texts that a language from right to left lacks in their own direction', async () => {
    const i18n = make({ languages: ['en', 'ar'] });
    void i18n.addTranslations('shell', {
      en: { late_one: '{{count}} day', late_other: '{{count}} days', hello: 'Hello.' },
      ar: { late_two: 'يومان', late_other: '{{count}} يوم' },
    });
    await i18n.setLanguage('ar');
    expect([
      i18n.t('shell', 'hello'),
      i18n.t('shell', 'late', { count: 2 }),
      i18n.t('shell', 'late', { count: 100 }),
    ]).toEqual(['\u2068Hello.\u2069', 'يومان', '100 يوم']);
  });

  it('lets a text without words follow the page', async () => {
    const i18n = make({ languages: ['en', 'ar'] });
    void i18n.addTranslations('shell', { en: { date: '{{label}}: {{date}}' } });
    await i18n.setLanguage('ar');
    expect(i18n.t('shell', 'date', { label: 'أُنشئت', date: 'الآن' })).toBe(
      '\u2068أُنشئت\u2069: \u2068الآن\u2069',
    );
  });

  it('keeps the order of names and versions among words from right to left', async () => {
    const i18n = make({ languages: ['en', 'ar'] });
    void i18n.addTranslations('shell', {
      en: { version: 'Version {{tag}}' },
      ar: { version: 'الإصدار {{tag}}' },
    });
    const version = () => i18n.t('shell', 'version', { tag: '1.4.0-rc.2' });
    const english = version();
    await i18n.setLanguage('ar');
    expect(english).toBe('Version 1.4.0-rc.2');
    expect(version()).toBe('الإصدار \u20681.4.0-rc.2\u2069');
  });

  it('loads the texts before it changes', async () => {
    const i18n = make();
    const seen: string[] = [];
    void i18n.addTranslations('shell', { en: texts.en, de: async () => ({ default: texts.de }) });
    i18n.subscribe(() => seen.push(`${i18n.language}:${i18n.t('shell', 'hello')}`));
    await i18n.setLanguage('de');
    expect(seen).not.toContain('de:Hello');
    expect(seen.at(-1)).toBe('de:Hallo');
  });

  it('lets the last of two wishes win, whichever loads first', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<{ default: { hello: string } }>((resolve) => {
      finish = () => resolve({ default: { hello: 'Salut' } });
    });
    const i18n = make({ languages: ['en', 'de', 'fr'] });
    void i18n.addTranslations('shell', { ...texts, fr: () => slow });
    const first = i18n.setLanguage('fr');
    await i18n.setLanguage('de');
    finish();
    await first;
    expect(i18n.language).toBe('de');
  });

  it('follows the browser again with null', async () => {
    const storage = makeStorage({ 'taskweave.language': 'de' });
    const i18n = make({ storage });
    await i18n.setLanguage(null);
    expect(i18n.language).toBe('en');
    expect(i18n.choice).toBeNull();
    expect(storage.getItem('taskweave.language')).toBeNull();
  });

  it('stops calling those who left', async () => {
    const i18n = make();
    const listener = vi.fn();
    i18n.subscribe(listener)();
    await i18n.setLanguage('de');
    expect(listener).not.toHaveBeenCalled();
  });
});

it('gives common words to what is ours, and to no plugin of others', async () => {
  const i18n = createI18n({ languages: ['en', 'de'], browserLanguages: ['de'] });
  await i18n.addTranslations('ours', { en: {} }, { takesCommon: true });
  await i18n.addTranslations('theirs', { en: {} });
  expect(['ours', 'theirs'].map((id) => i18n.t(id, 'common.close'))).toEqual(['Schließen', 'common.close']);
});
