import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import leanI18next from './leanI18next.mjs';

it('fits the version that is installed, which still puts texts together', async () => {
  const fromShared = createRequire(new URL('../../../shared/i18n/package.json', import.meta.url));
  const folder = path.dirname(fromShared.resolve('i18next/package.json'));
  const code = await readFile(path.join(folder, 'dist/esm/i18next.js'), 'utf8');

  const lean = leanI18next(code);

  expect(lean).not.toMatch(/new Connector\(|this\.logger\.debug/);
  expect(lean).toMatch(/@__PURE__ \*\/ this\.logger\.warn\(/);
  const { default: i18next } = await import(`data:text/javascript,${encodeURIComponent(lean)}`);
  const engine = i18next.createInstance();
  await engine.init({ lng: 'de-AT', fallbackLng: 'en', resources: {} });
  engine.addResourceBundle('de', 'shell', { hits_one: 'ein Treffer', hits_other: '{{count}} Treffer' });
  engine.addResourceBundle('en', 'shell', { close: 'Close' });
  const texts = ['hits', 'close'].map((key) => engine.t(key, { ns: 'shell', count: 2 }));
  expect(texts).toEqual(['2 Treffer', 'Close']);
});
