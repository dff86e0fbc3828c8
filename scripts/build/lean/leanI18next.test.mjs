import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import leanI18next, { METHODS, OPTIONS } from './leanI18next.mjs';

/** @type {string} */
let code;
/** @type {string} */
let lean;

beforeAll(async () => {
  const fromShared = createRequire(new URL('../../../shared/i18n/package.json', import.meta.url));
  const folder = path.dirname(fromShared.resolve('i18next/package.json'));
  code = await readFile(path.join(folder, 'dist/esm/i18next.js'), 'utf8');
  lean = leanI18next(code);
});

it('fits the version that is installed', () => {
  expect(lean).not.toMatch(/new Connector\(|this\.logger\.debug|new Logger\(\);/);
  expect(lean).toMatch(/@__PURE__ \*\/ this\.logger\.warn\(/);
});

it.each(METHODS)('finds the method %s, and takes it out', (name) => {
  const method = new RegExp(`^  ${name}\\(`, 'm');
  expect([method.test(code), method.test(lean)]).toEqual([true, false]);
});

it.each(OPTIONS)('finds the option %s', (name) => {
  expect(code).toMatch(new RegExp(`\\b(?:options|opt)\\.(?:interpolation\\.)?${name}\\b`));
});

const TEXTS = {
  close: 'Close',
  empty: '',
  hello: 'Hello {{ name }}, {{name}}!',
  hits_one: '{{count}} hit',
  hits_other: '{{count}} hits',
  hits_zero: 'no hits',
  place_ordinal_one: '{{count}}st',
  place_ordinal_other: '{{count}}th',
  friend_male: 'he',
  friend: 'they',
  raw: '{{- name}}',
  twice: '$t(hello), {{name}}',
  money: '{{amount, number(minimumFractionDigits: 2)}}',
  deep: '{{user.name}}',
};

it.each([
  ['close'],
  ['empty'],
  ['missing'],
  ['missing', { defaultValue: 'instead' }],
  ['hello', { name: '<b>' }],
  ['hello', { name: '{{count}} $t(close)', count: 3 }],
  ['hello', {}],
  ['hits', { count: 0 }],
  ['hits', { count: 1 }],
  ['hits', { count: 2 }],
  ['place', { count: 1, ordinal: true }],
  ['place', { count: 4, ordinal: true }],
  ['friend', { context: 'male' }],
  ['friend', { context: 'other' }],
  ['raw', { name: '<b>' }],
  ['twice', { name: 'you' }],
  ['money', { amount: 3 }],
  ['deep', { user: { name: 'Mary' } }],
  ['only', {}],
])('says of %s %o what the whole library says', async (key, values = {}) => {
  const both = await Promise.all([engineOf(code), engineOf(lean)]);
  const [whole, less] = both.map((engine) =>
    ['de-AT', 'en', 'ar'].map((lng) => [
      engine.t(key, { ...values, ns: 'shell', lng }),
      engine.exists(key, { ...values, ns: 'shell', lng, fallbackLng: [] }),
      engine.dir(lng),
    ]),
  );
  expect(less).toEqual(whole);
});

it('changes the language, and says which one it is', async () => {
  const engine = await engineOf(lean);
  await engine.changeLanguage('de');
  expect(engine.language).toBe('de');
  expect(engine.t('only', { ns: 'shell' })).toBe('nur hier');
});

it('has texts of a language whose name has a dot, as administrators may write it', async () => {
  const engine = await engineOf(lean);
  engine.addResourceBundle('de.x', 'shell', { close: 'Zu' }, true, true);
  expect(engine.getResource('de.x', 'shell', 'close')).toBe('Zu');
});

/** @param {string} source */
async function engineOf(source) {
  const { createInstance } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const engine = createInstance();
  await engine.init({
    lng: 'en',
    fallbackLng: ['en'],
    ns: [],
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
  });
  engine.addResourceBundle('en', 'shell', TEXTS, true, true);
  engine.addResourceBundle('de', 'shell', { only: 'nur hier', hits_one: 'ein Treffer' }, true, true);
  return engine;
}
