import { expect, it, vi } from 'vitest';
import { createFirstTexts, languageApart } from './createFirstTexts';

const LANGUAGES = {
  de: { name: 'Deutsch', texts: ['/texts-de.json'] },
  en: { name: 'English', texts: [] },
  'pt-BR': { name: 'Português (Brasil)', texts: ['/texts-pt-BR.json', '/texts-pt-BR-more.json'] },
};

it('asks for a language once', async () => {
  const send = vi.fn(async () => Response.json({ texts: { shell: { close: 'Schließen' } }, words: {} }));
  const texts = createFirstTexts(LANGUAGES, send);
  expect(await Promise.all([texts('de'), texts('de')])).toEqual(
    Array(2).fill({ texts: { shell: { close: 'Schließen' } }, words: {} }),
  );
  expect(send.mock.calls).toEqual([['/texts-de.json']]);
});

it('asks for the rest of a language apart', async () => {
  const send = vi.fn(async (_address: string) => Response.json({ texts: {}, words: {} }));
  const texts = createFirstTexts(LANGUAGES, send);
  await Promise.all([texts('pt-BR'), texts('pt-BR', 'more')]);
  expect(send.mock.calls).toEqual([['/texts-pt-BR.json'], ['/texts-pt-BR-more.json']]);
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('', { status: 503 })],
])('asks again after %s', async (_, fail) => {
  const send = vi.fn<() => Promise<Response>>(fail);
  const texts = createFirstTexts(LANGUAGES, send);
  await expect(texts('de')).rejects.toThrow();
  send.mockImplementation(async () => Response.json({}));
  expect(await texts('de')).toEqual({});
});

it.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], null],
  [['fr', 'de'], 'de'],
  [['fr'], null],
  [['pt-PT', 'de'], 'pt-BR'],
  [['pt'], 'pt-BR'],
  [[], null],
])('of the wishes %j takes %s', (wishes, language) => {
  expect(languageApart(wishes, LANGUAGES)).toBe(language);
});
