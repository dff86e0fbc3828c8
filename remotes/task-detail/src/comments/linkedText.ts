/** A part of a text: plain, or an address that may be opened. */
export interface TextPart {
  readonly text: string;
  /** Null for plain text. Otherwise an address of http or https, as a link may carry it. */
  readonly href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What follows an address in a sentence, and is no part of it. */
const AFTER = '.,;:!?\'"»”’';
const BRACKETS = ['()', '[]', '{}'];
/** What browsers and servers take. */
const LONGEST = 2000;

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
    if (address.length > LONGEST || !URL.canParse(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href: new URL(address).href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A bracket belongs to the address if it was opened there. */
function withoutStops(address: string): string {
  const unopened = new Map(
    BRACKETS.map(([opening = '', closing = '']) => [
      closing,
      countOf(closing, address) - countOf(opening, address),
    ]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const left = unopened.get(last);
    if (left === undefined ? !AFTER.includes(last) : left <= 0) break;
    if (left !== undefined) unopened.set(last, left - 1);
  }
  return address.slice(0, end);
}

function countOf(sign: string, text: string): number {
  return text.split(sign).length;
}
