// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { countOnIcon } from './countOnIcon';

const PLAIN = 'data:image/svg+xml,%3Csvg%3E%3C/svg%3E';

function icon(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = href;
  document.head.replaceChildren(link);
  return link;
}

it.each([
  [7, 'en', '7'],
  [99, 'en', '99'],
  [10_000, 'en', '99+'],
  [7, 'ar-EG', '٧'],
  [10_000, 'ar-EG', '٩٩+'],
])('draws %i in %s as %s', (count, locale, text) => {
  const link = icon(PLAIN);
  const stop = countOnIcon(count, locale);
  expect(decodeURIComponent(link.href)).toContain(`>${text}</text></svg>`);
  stop();
  expect(link.href).toBe(PLAIN);
});

it('says that an engine is missing in the number', () => {
  const link = icon(PLAIN);
  countOnIcon(7, 'en', true);
  expect(decodeURIComponent(link.href)).toContain('>7+</text></svg>');
});

it('leaves the icon of an installation as it is', () => {
  const link = icon('https://acme.example/icon.png');
  countOnIcon(3, 'en')();
  expect(link.href).toBe('https://acme.example/icon.png');
});
