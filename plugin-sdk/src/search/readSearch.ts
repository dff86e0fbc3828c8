import { fold } from '@taskweave/base/words';
import type { Interpretation, SearchKnowledge } from './Interpretation';
import { criterion, type Found, type Reader, type Reading } from './Reader';
import { readComparison, readEquality } from './readComparison';
import { readDateSentence } from './readDate';
import { readField, readMention, readPriority, readState } from './readField';
import { type Token, tokenize } from './tokenize';
import { phraseBook } from './words/searchWords';

/** In the order in which they are asked: where two find something, the longer one counts, then the first. */
const READERS: readonly Reader[] = [
  readComparison,
  readState,
  readPriority,
  readDateSentence,
  readEquality,
  readField,
  readMention,
];

/**
 * Reads what somebody types into a search, without asking any service. Every word is in exactly one interpretation, in the order
 * of the text; what has no other meaning is a word that tasks must hold.
 *
 * @example readSearch('overdue amount > 1000 order', known).map(({ kind }) => kind) // ['state', 'variable', 'words']
 */
export function readSearch(text: string, known: SearchKnowledge): readonly Interpretation[] {
  const reading = openReading(text, known);
  const { tokens } = reading;
  const interpretations: Interpretation[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = longest(reading, at) ?? wordAt(tokens, at);
    interpretations.push(interpretationOf(text, tokens, at, found));
    at += found.count;
  }
  return interpretations;
}

/** The parts of a text, ready to be read. */
export function openReading(text: string, known: SearchKnowledge): Reading {
  const tokens = tokenize(text);
  const book = phraseBook(known.language);
  return {
    tokens,
    words: tokens.map(({ text: word, isQuoted }) => (isQuoted ? '' : fold(word).replace(/(?<=.)[,;:]$/, ''))),
    book: known.ofCompleted ? book : { ...book, dates: book.dates.filter(({ key }) => key !== 'completed') },
    known,
  };
}

function longest(reading: Reading, at: number): Found | null {
  return READERS.reduce<Found | null>((best, read) => {
    const found = read(reading, at);
    if (found === null || !endsWord(reading.tokens, at + found.count)) return best;
    return best === null || found.count > best.count ? found : best;
  }, null);
}

/** Whether a blank, or the end of the text, stands before a part. */
function endsWord(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isGlued !== true;
}

/** All that stands together without a blank, as a text to look for. */
function wordAt(tokens: readonly Token[], at: number): Found {
  let end = at + 1;
  while (tokens[end]?.isGlued === true) end += 1;
  const parts = tokens.slice(at, end);
  const [only] = parts.length === 1 ? parts : [];
  const value = only?.text ?? parts.map(({ raw }) => raw).join('');
  return { count: parts.length, kind: 'words', criterion: criterion('anything', 'Like', value) };
}

function interpretationOf(
  text: string,
  tokens: readonly Token[],
  at: number,
  { count, kind, criterion: made, isUnknownName = false }: Found,
): Interpretation {
  const start = tokens[at]?.start ?? 0;
  const end = tokens[at + count - 1]?.end ?? text.length;
  return { kind, text: text.slice(start, end), start, end, criterion: made, isUnknownName };
}
