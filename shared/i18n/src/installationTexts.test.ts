// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createI18n, type I18nOptions } from './createI18n';

function make(options: Partial<I18nOptions> = {}) {
  return createI18n({ languages: ['en', 'de'], browserLanguages: ['en-GB'], ...options });
}

const texts = { en: { hello: 'Hello', only: 'English only' }, de: { hello: 'Hallo' } };

describe('offer', () => {
  const offered = { languages: ['en', 'fr'], fallback: 'en', load: async () => {} };

  it('shows the language that the browser asks for, once there is one', async () => {
    const i18n = make({ browserLanguages: ['fr-CA'] });
    const before = i18n.language;
    await i18n.offer(offered);
    expect(before).toBe('en');
    expect(i18n.language).toBe('fr');
    expect(i18n.languages).toEqual(['en', 'fr']);
  });

  it('finds the choice of an earlier visit', async () => {
    const i18n = make({
      storage: {
        getItem: () => 'fr',
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    });
    await i18n.offer(offered);
    expect(i18n.choice).toBe('fr');
    expect(i18n.language).toBe('fr');
  });

  it('falls back to the language that the installation names, for people and for texts @S9.15', async () => {
    const i18n = make({ browserLanguages: ['ja'] });
    void i18n.addTranslations('shell', texts);
    await i18n.offer({ ...offered, languages: ['fr', 'de'], fallback: 'de' });
    expect(i18n.language).toBe('de');
    await i18n.setLanguage('fr');
    expect([i18n.t('shell', 'hello'), i18n.t('shell', 'only')]).toEqual(['Hallo', 'English only']);
  });

  it('has the texts brought before the language is shown', async () => {
    const i18n = make();
    const seen: string[] = [];
    const load = async (tag: string) => i18n.layOver(tag, { shell: { hello: `${tag}!` } });
    i18n.subscribe(() => seen.push(`${i18n.language}:${i18n.t('shell', 'hello')}`));
    await i18n.offer({ ...offered, load });
    await i18n.setLanguage('fr');
    expect(seen).not.toContain('fr:hello');
    expect(seen.at(-1)).toBe('fr:fr!');
  });
});

describe('layOver', () => {
  it('goes over texts that are there and over those that come later', async () => {
    const i18n = make();
    void i18n.addTranslations('shell', texts);
    i18n.layOver('en', { shell: { hello: 'Welcome' }, later: { hello: 'Again' } });
    await i18n.addTranslations('later', { en: async () => ({ default: { hello: 'x', more: 'More' } }) });
    expect([i18n.t('shell', 'hello'), i18n.t('shell', 'only'), i18n.t('later', 'hello')]).toEqual([
      'Welcome',
      'English only',
      'Again',
    ]);
    expect(i18n.t('later', 'more')).toBe('More');
  });

  it('has the texts of a plugin loaded in the fallback language for what it does not say', async () => {
    const i18n = make({ browserLanguages: ['fr'] });
    const load = async () => i18n.layOver('fr', { acme: { hello: 'Salut' } });
    await i18n.offer({ languages: ['fr', 'de'], fallback: 'de', load });
    await i18n.addTranslations('acme', {
      en: async () => ({ default: { hello: 'Hi', more: 'More' } }),
      de: async () => ({ default: { hello: 'Hallo', more: 'Mehr' } }),
    });
    expect([i18n.t('acme', 'hello'), i18n.t('acme', 'more')]).toEqual(['Salut', 'Mehr']);
  });

  it.each(['<img src=x onerror=alert(1)>', '$t(only)'])('says %j as it is', (text) => {
    const i18n = make();
    void i18n.addTranslations('shell', texts);
    i18n.layOver('en', { shell: { hello: '{{name}}' } });
    expect(i18n.t('shell', 'hello', { name: text })).toBe(text);
  });
});
