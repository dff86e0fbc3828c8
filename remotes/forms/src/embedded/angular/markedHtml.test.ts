import { expect, it } from 'vitest';
import { markedHtml } from './markedHtml';

it.each([
  ['Berlin', 'er', 'B<strong>er</strong>lin'],
  ['Berlin', '', 'Berlin'],
  ['<img src=x>', '', '&lt;img src=x&gt;'],
  ['<b>&"\'', 'b>', '&lt;<strong>b&gt;</strong>&amp;&quot;&#39;'],
  ['&amp;', 'amp', '&amp;<strong>amp</strong>;'],
  ['a.b*c', '.', 'a<strong>.</strong>b*c'],
])('%s, searched for %s', (text, query, html) => {
  expect(markedHtml(text, query)).toBe(html);
});
