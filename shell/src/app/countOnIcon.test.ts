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
  [7, '7'],
  [99, '99'],
  [10_000, '99+'],
])('draws %i as %s', (count, text) => {
  const link = icon(PLAIN);
  const stop = countOnIcon(count);
  expect(decodeURIComponent(link.href)).toContain(`>${text}</text></svg>`);
  stop();
  expect(link.href).toBe(PLAIN);
});

it('leaves the icon of an installation as it is', () => {
  const link = icon('https://acme.example/icon.png');
  countOnIcon(3)();
  expect(link.href).toBe('https://acme.example/icon.png');
});
