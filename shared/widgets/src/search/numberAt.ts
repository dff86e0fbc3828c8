import { fold } from '@taskweave/base/texts/words';
import { phraseAt, type Reading } from './Reader';
import { groupsByBlank, readNumber } from './readNumber';

export interface Value {
  readonly value: string;
  readonly count: number;
}

const CURRENCY =
  /^(?:\p{Sc}|r\$|euros?|dollars?|pounds?|eur|usd|bucks|chf|gbp|pln|czk|brl|reais|real|z[lł]|z[lł]otych|z[lł]ote|kc|korun[ay]?|يورو|دولار)$/u;

/** "5k" is a number where one is meant, and else a name. */
export function numberAt(reading: Reading, at: number, isMeant = true): Value | null {
  const { tokens, known, book } = reading;
  const before = isCurrencyAt(reading, at) ? 1 : 0;
  const from = at + before;
  const token = tokens[from];
  if (token === undefined || token.isQuoted) return null;
  const grouped = groupedAt(reading, from);
  const [, figures = token.text, letters = ''] = isMeant ? (/^(.*\d)(\p{L}+)$/u.exec(token.text) ?? []) : [];
  const number = grouped?.value ?? readNumber(figures, known.language);
  if (number === null) return isMeant ? namedAt(reading, at, from) : null;
  const glued = book.scales.find(({ text }) => text === fold(letters));
  if (letters !== '' && glued === undefined) return null;
  const next = from + (grouped?.count ?? 1);
  const scale = glued ?? (isMeant ? phraseAt(reading, book.scales, next) : null);
  const end = next + (glued === undefined ? (scale?.words.length ?? 0) : 0);
  const value = scale === null ? number : String(Math.round(Number(number) * Number(scale.key) * 100) / 100);
  return { value, count: end + (before === 0 && isCurrencyAt(reading, end) ? 1 : 0) - at };
}

/** "Two thousand", "tausend": without the scale, "a" and "two" may be any words, and so may "k" without a number. */
function namedAt(reading: Reading, at: number, from: number): Value | null {
  const named = phraseAt(reading, reading.book.numbers, from);
  const start = from + (named?.words.length ?? 0);
  const scale = phraseAt(reading, reading.book.scales, start);
  if (scale === null || (named === null && scale.text.length < 3)) return null;
  const end = start + scale.words.length;
  return {
    value: String(Number(named?.key ?? 1) * Number(scale.key)),
    count: end + (isCurrencyAt(reading, end) ? 1 : 0) - at,
  };
}

export function isCurrency(word: string): boolean {
  return CURRENCY.test(word);
}

function isCurrencyAt({ words }: Reading, at: number): boolean {
  return isCurrency(words[at] ?? '');
}

/** "3 319,20": languages that group figures by blanks print them so. */
function groupedAt({ tokens, known }: Reading, at: number): Value | null {
  if (!/^-?\d{1,3}$/.test(tokens[at]?.text ?? '') || !groupsByBlank(known)) return null;
  let end = at + 1;
  while (/^\d{3}$/.test(tokens[end]?.raw ?? '')) end += 1;
  if (/^\d{3},\d+$/.test(tokens[end]?.text ?? '') || /^\d{3},$/.test(tokens[end]?.raw ?? '')) end += 1;
  if (end === at + 1) return null;
  const figures = tokens.slice(at, end).map(({ text }) => text);
  const value = readNumber(figures.join(''), known.language);
  return value === null ? null : { value, count: end - at };
}

/** Whether the number there names a currency. */
export function isMoneyAt(reading: Reading, at: number, count: number): boolean {
  const parts = reading.tokens.slice(at, at + count);
  return parts.some(
    ({ text }, index) => isCurrencyAt(reading, at + index) || /^-?\p{Sc}|\p{Sc}$/u.test(text),
  );
}
