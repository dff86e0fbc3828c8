import { formatsFor } from '@taskweave/i18n/formats';

const MOST = 99;

/** Draws the number on the icon of the tab, in the digits of the language. Returns a function that takes it away. */
export function countOnIcon(count: number, locale: string, isPartial = false): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href;
  if (!icon || !plain?.startsWith('data:image/svg+xml,')) return () => undefined;
  const { number } = formatsFor(locale);
  const text = number(Math.min(count, MOST)) + (isPartial || count > MOST ? '+' : '');
  const width = 7 + 5 * text.length;
  const x = 22 - width;
  const badge =
    `<rect x="${x}" y="8" width="${width}" height="14" rx="4" fill="#1d2433" stroke="none"/>` +
    `<text x="${x + width / 2}" y="19" text-anchor="middle" font-family="system-ui,sans-serif" font-size="12"` +
    ` font-weight="700" fill="#fff" stroke="none">${text}</text>`;
  icon.href = plain.replace(/%3C\/svg%3E$/, `${encodeURIComponent(badge)}$&`);
  return () => {
    icon.href = plain;
  };
}
