import { literalPattern } from '@taskweave/engine-client/task-query/likePattern';
import { baseOf } from '@taskweave/i18n/language-tags/languageTags';
import { phraseBook } from './words/searchWords';

/** Shorter words are names. */
const LEAST = 6;

type Change = readonly [sound: RegExp, other: string];

/** What else changes where a plural or a case loses its ending: "Anträge" and "Antrag", "facturen" and "factuur". */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  de: [
    [/ä(?=[^äöü]{0,30}$)/, 'a'],
    [/ö(?=[^äöü]{0,30}$)/, 'o'],
    [/ü(?=[^äöü]{0,30}$)/, 'u'],
  ],
  nl: [
    [/(?<![aeiou])([aeou])(?=[^aeiou]$)/, '$1$1'],
    [/v$/, 'f'],
    [/z$/, 's'],
  ],
  fr: [[/au$/, 'al']],
  es: [[/c$/, 'z']],
  it: [
    [/ch$/, 'c'],
    [/gh$/, 'g'],
  ],
  pl: [
    [/rz$/, 'r'],
    [/c$/, 'k'],
  ],
  cs: [
    [/ř$/, 'r'],
    [/c$/, 'k'],
  ],
};

/** Without the ending of a plural, which the text to be found need not have; then as it is written with another ending. */
export function stemsOf(word: string, language: string): readonly [string, ...string[]] {
  if (word.length < LEAST || !/^\p{L}+(?:-\p{L}+)*$/u.test(word)) return [word];
  const endings = phraseBook(language).endings.map(({ text }) => text);
  const [ending = ''] = endings
    .filter((one) => word.toLowerCase().endsWith(one) && word.length - one.length > 3)
    .toSorted((one, other) => other.length - one.length);
  const stem = word.slice(0, word.length - ending.length);
  if (ending === '') return [stem];
  const changes = CHANGES[baseOf(language)] ?? [];
  const [other = stem] = changes
    .map(([sound, into]) => stem.replace(sound, into))
    .filter((changed) => changed !== stem);
  return other === stem ? [stem] : [stem, other];
}

/** The engine takes one pattern, so what differs is open in it. */
export function stemPattern([stem, other = stem]: readonly [string, ...string[]]): string {
  if (other === stem) return literalPattern(stem);
  const start = [...stem].findIndex((letter, at) => other[at] !== letter);
  const length = start < 0 ? stem.length : start;
  const ends = [stem, other].map((one) => one.slice(length));
  const isOneLetter = stem.length === other.length;
  const tail = isOneLetter ? stem.slice(length + 1) : commonEnd(ends[0] ?? '', ends[1] ?? '');
  const gap = isOneLetter ? '_' : tail === '' ? '' : '%';
  return literalPattern(stem.slice(0, length)).slice(0, -1) + gap + literalPattern(tail).slice(1);
}

function commonEnd(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length === 0 ? '' : one.slice(-length);
}
