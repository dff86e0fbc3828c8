import { perOwner } from '@taskweave/base/perOwner';
import { searchedDate } from '@taskweave/ui/typed-date';
import type { SearchKnowledge } from './Interpretation';
import { namedMonth } from './namedMonth';
import type { Token } from './tokenize';
import { type PhraseBook, spelled } from './words/searchWords';

/** "Freitagnachmittag", which stays one word where it is no date, and "Dezemberhälfte", whose parts are the ends of a stretch. */
export function compound(token: Token, book: PhraseBook, known: SearchKnowledge): readonly Token[] | null {
  const word = spelled(token.text);
  if (token.isQuoted || word.length !== token.text.length) return null;
  const ending = lastParts(book).find((end) => word.endsWith(end) && word.length > end.length + 4);
  const length = ending === undefined ? 0 : word.length - ending.length;
  const first = token.text.slice(0, length);
  if (!/^\p{L}+$/u.test(first)) return null;
  const isDay = searchedDate(first, known.language, known.now) !== null;
  if (!isDay && namedMonth(first, known) === null) return null;
  const [middle, last] = [token.start + length, token.text.slice(length)];
  return [
    { ...token, raw: first, text: first, end: middle },
    { ...token, raw: token.raw.slice(length), text: last, start: middle, isGlued: isDay },
  ];
}

const lastParts = perOwner(({ dayTimes, halves }: PhraseBook) =>
  [...dayTimes, ...halves.filter(({ key }) => key === 'unit')]
    .flatMap(({ words }) => (words.length === 1 ? words : []))
    .toSorted((one, other) => other.length - one.length),
);

/** "Due:today", "mid-December", "Mon-Fri", "amount 500-1000" and "500+" are several words. */
export function apart(
  token: Token,
  { ends, fillers }: PhraseBook,
  known: SearchKnowledge,
  isNamed: (word: string) => boolean,
  isAmount: boolean,
): readonly Token[] {
  const [, first = '', sign = '', last = ''] =
    /^(\p{L}+\.?|[\d\p{Sc}][\d.,/k\p{Sc}]*)(?:([:–-])(.+)|\+)$/u.exec(token.text) ?? [];
  if (token.isQuoted || first === '') return [token];
  const word = spelled(first);
  const isMiddle = ends.some(({ key, text }) => key === 'middle' && spelled(text) === word);
  const isRange = isAmount && /^\d[\d.,/]*$/.test(last);
  const end = token.start + first.length;
  const part = (text: string, start: number) => ({
    ...token,
    raw: text,
    text,
    start,
    end: start + text.length,
    isGlued: start === token.start && token.isGlued,
  });
  if (sign === '')
    return /^\p{L}/u.test(first) ? [token] : [part(first, token.start), { ...part('+', end), isGlued: true }];
  const ofLast = { ...part(last, end + 1), raw: token.raw.slice(first.length + 1), end: token.end };
  if (/^\d/.test(first))
    return isRange && sign !== ':' ? [part(first, token.start), part(sign, end), ofLast] : [token];
  const isDay = (text: string) =>
    /^\p{L}{2,}\.?$/u.test(text) &&
    (searchedDate(text, known.language, known.now) !== null || namedMonth(text, known) !== null);
  if (sign !== ':' && word !== spelled(last) && isDay(first) && isDay(last))
    return [part(first, token.start), part(sign, end), ofLast];
  // "Accounting-Aufgaben"
  const areTasks = fillers.some(({ key, text }) => key === 'tasks' && spelled(text) === spelled(last));
  if (sign === ':' ? !isNamed(word) : !isMiddle && !areTasks) return [token];
  return [{ ...part(first, token.start), raw: first + sign, end: end + 1 }, ofLast];
}

/** The "5-10" of "5-10 December" */
export function isBesideMonth(
  { text }: Token,
  words: readonly (string | undefined)[],
  known: SearchKnowledge,
): boolean {
  return /^\d.*[–-]\d/.test(text) && words.some((word = '') => namedMonth(word, known) !== null);
}
