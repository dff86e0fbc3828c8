/** A part of a text: plain, or an address that may be opened. */
export interface TextPart {
  readonly text: string;
  /** Null for plain text. Otherwise an address of http or https, as a link may carry it. */
  readonly href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What follows an address in a sentence, and is no part of it. */
const AFTER = '.,;:!?\'"»”’';
const BRACKETS = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/**
 * Finds the addresses in what somebody has typed. Only those of http and https: any other could run code or call a program.
 *
 * @example linkedText('See https://example.org/a.') // 'See ', the link to 'https://example.org/a', '.'
 */
export function linkedText(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutStops(match[0]);
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href: new URL(address).href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A bracket belongs to the address if it was opened there. */
function withoutStops(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const opening = BRACKETS.get(last);
    const isStop =
      opening === undefined ? AFTER.includes(last) : isUnopened(address.slice(0, end), opening, last);
    if (!isStop) break;
  }
  return address.slice(0, end);
}

function isUnopened(text: string, opening: string, closing: string): boolean {
  return text.split(closing).length > text.split(opening).length;
}
