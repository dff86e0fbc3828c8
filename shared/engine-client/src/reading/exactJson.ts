const manyDigits = /\d{16}/;
/** A string that never ends is one to the end of the text: looking for its end from each quote in it would take for ever. */
const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const wholeNumber = /^-?\d+$/;

/**
 * Parses JSON, but gives whole numbers that a JavaScript number cannot hold as texts of their digits:
 * the engine's `Long` has 64 bits. Throws a `SyntaxError` as `JSON.parse` does.
 */
export function parseJsonExact(text: string): unknown {
  if (!manyDigits.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(stringOrNumber, quoteWhenTooLarge));
}

function quoteWhenTooLarge(token: string): string {
  const isTooLarge = wholeNumber.test(token) && !Number.isSafeInteger(Number(token));
  return isTooLarge ? `"${token}"` : token;
}

/**
 * Writes JSON. The value of a variable `{ type: 'Long', value: '12345678912345678' }` becomes a bare number,
 * all its digits kept, wherever such a variable stands.
 */
export function stringifyExact(value: unknown): string {
  const plain = JSON.stringify(value);
  if (!plain.includes('"Long"')) return plain;
  // The marker must not be part of any text that a person has typed.
  let marker = '#long:';
  while (plain.includes(marker)) marker = `#${marker}`;
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
