import { fold } from '@taskweave/base/texts/words';
import { phraseAt, type Reading } from './Reader';
import { readNumber } from './readNumber';

export interface Value {
  readonly value: string;
  readonly count: number;
}

const CURRENCY = /^(?:\p{Sc}|euros?|dollars?|eur|usd|chf|gbp|reais|zl|zlotych|kc|korun)$/u;

/** "5k" is a number where one is meant, and else a name. */
export function numberAt(reading: Reading, at: number, isMeant = true): Value | null {
  const { tokens, words, known, book } = reading;
  const isCurrency = (index: number) => CURRENCY.test(words[index] ?? '');
  const before = isCurrency(at) ? 1 : 0;
  const token = tokens[at + before];
  if (token === undefined || token.isQuoted) return null;
  const [, figures = token.text, letters = ''] = isMeant ? (/^(.*\d)(\p{L}+)$/u.exec(token.text) ?? []) : [];
  const number = readNumber(figures, known.language);
  if (number === null) return null;
  const glued = book.scales.find(({ text }) => text === fold(letters));
  if (letters !== '' && glued === undefined) return null;
  const scale = glued ?? (isMeant ? phraseAt(reading, book.scales, at + before + 1) : null);
  const count = before + 1 + (glued === undefined ? (scale?.words.length ?? 0) : 0);
  const value = scale === null ? number : String(Math.round(Number(number) * Number(scale.key) * 100) / 100);
  return { value, count: count + (before === 0 && isCurrency(at + count) ? 1 : 0) };
}
