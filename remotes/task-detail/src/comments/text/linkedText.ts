/** A part of a text: plain, or an address that may be opened. */
export interface TextPart {
  readonly text: string;
  /** Null for plain text. Otherwise an address of http or https, as a link may carry it. */
  readonly href: string | null;
  /** It leads to a file of the task. */
  readonly isFile?: boolean;
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

/**
 * Links the files that the last line names, which is where a comment has those that it was sent with.
 *
 * @param files addresses by name
 */
export function withFiles(
  parts: readonly TextPart[],
  files: ReadonlyMap<string, string>,
): readonly TextPart[] {
  const last = parts.at(-1);
  if (files.size === 0 || last === undefined || last.href !== null) return parts;
  // Of "a.txt" and "data.txt", the longer one is meant.
  const names = [...files.keys()].sort((one, other) => other.length - one.length);
  const found: TextPart[] = [];
  let at = last.text.lastIndexOf('\n') + 1;
  let end = 0;
  while (at < last.text.length) {
    const start = at;
    const name = names.find((one) => one !== '' && last.text.startsWith(one, start));
    if (name === undefined) {
      at += 1;
      continue;
    }
    if (at > end) found.push({ text: last.text.slice(end, at), href: null });
    found.push({ text: name, href: files.get(name) ?? null, isFile: true });
    at += name.length;
    end = at;
  }
  if (end < last.text.length) found.push({ text: last.text.slice(end), href: null });
  return [...parts.slice(0, -1), ...found];
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
