const manyDigits = /\d{16}/;
const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wholeNumber = /^-?\d+$/;

/** The engine's `Long` has 64 bits, which a JavaScript number cannot hold. */
export function parseJsonExact(text: string): unknown {
  if (!manyDigits.test(text)) return JSON.parse(text);
  return JSON.parse(quoteNumbers(text, isTooLarge));
}

export function quoteNumbers(text: string, isMeant: (number: string) => boolean): string {
  // A single regular expression would overflow its stack on a string with millions of escapes.
  let quoted = '';
  let end = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') at = endOfText(text, at);
    if (!isNumberStart(text.charCodeAt(at))) continue;
    number.lastIndex = at;
    const [token = '-'] = number.exec(text) ?? [];
    if (isMeant(token)) {
      quoted += `${text.slice(end, at)}"${token}"`;
      end = at + token.length;
    }
    at += token.length - 1;
  }
  return quoted + text.slice(end);
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function isNumberStart(code: number): boolean {
  return code === 45 || (code >= 48 && code <= 57);
}

function isTooLarge(token: string): boolean {
  return wholeNumber.test(token) && !Number.isSafeInteger(Number(token));
}

export function stringifyExact(value: unknown): string {
  const plain = JSON.stringify(value);
  if (!plain.includes('"Long"')) return plain;
  // The marker must not occur in any text.
  const [longest = ''] = (plain.match(/#+/g) ?? []).toSorted((a, b) => b.length - a.length);
  const marker = `${longest}#long:`;
  const marked = JSON.stringify(value, (_key, part: unknown) =>
    isLongInDigits(part) ? { ...part, value: `${marker}${part.value}` } : part,
  );
  return marked.replace(new RegExp(`"${marker}(-?\\d+)"`, 'g'), '$1');
}

function isLongInDigits(part: unknown): part is { readonly type: 'Long'; readonly value: string } {
  if (typeof part !== 'object' || part === null) return false;
  const { type, value } = part as { readonly type?: unknown; readonly value?: unknown };
  return type === 'Long' && typeof value === 'string' && /^-?(0|[1-9]\d*)$/.test(value);
}
