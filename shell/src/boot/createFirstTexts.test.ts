import { expect, it, vi } from 'vitest';
import { createFirstTexts, languageApart } from './createFirstTexts';

const ADDRESSES = { de: '/texts-de.json' };

it('asks for a language once', async () => {
  const send = vi.fn(async () => Response.json({ shell: { close: 'Schließen' } }));
  const texts = createFirstTexts(ADDRESSES, send);
  expect(await Promise.all([texts('de'), texts('de')])).toEqual(
    Array(2).fill({ shell: { close: 'Schließen' } }),
  );
  expect(send.mock.calls).toEqual([['/texts-de.json']]);
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('', { status: 503 })],
])('asks again after %s', async (_, fail) => {
  const send = vi.fn<() => Promise<Response>>(fail);
  const texts = createFirstTexts(ADDRESSES, send);
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
  [[], null],
])('of the wishes %j takes %s', (wishes, language) => {
  expect(languageApart(wishes, ADDRESSES)).toBe(language);
});
