export interface TextPart {
  readonly text: string;
  readonly href: string | null;
  readonly isFile?: boolean;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
const AFTER = '.,;:!?\'"»”’';
const BRACKETS = ['()', '[]', '{}'];
/** Browsers and servers refuse longer addresses. */
const LONGEST = 2000;

/** Addresses other than http and https could run code or call a program. */
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

export function withFiles(
  parts: readonly TextPart[],
  files: ReadonlyMap<string, string>,
): readonly TextPart[] {
  const last = parts.at(-1);
  if (files.size === 0 || last === undefined || last.href !== null) return parts;
  // Of "a.txt" and "data.txt", the longer name is meant.
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
