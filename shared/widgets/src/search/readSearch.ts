import { perOwner } from '@taskweave/base/perOwner';
import { fold } from '@taskweave/base/texts/words';
import type { ComparedAttribute, Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
import { criterion, type Found, namedAt, namesOf, phraseAt, type Reader, type Reading } from './Reader';
import { readAdjacent } from './readAdjacent';
import {
  readComparison,
  readEquality,
  readFlag,
  readNamedText,
  readRange,
  spellings,
} from './readComparison';
import { readDateSentence } from './readDate';
import { readDuration } from './readDuration';
import { personCriterion, readField, readMention, readPriority, readState, STATES, USUAL } from './readField';
import { namesIn, readEither, readPossessive } from './readPeople';
import { readLate, readPrinted } from './readPrinted';
import { readStretch } from './readStretch';
import { type Token, tokenize } from './tokenize';
import { type PhraseBook, phraseBook, phraseOf, spelled } from './words/searchWords';

/** Longer texts are pasted: the words after these become one text. */
const MOST = 60;

const NONE: readonly ComparedAttribute[] = [];

/** In the order in which they are asked: where two find something, the longer one counts, then the first that is not open. */
const READERS: readonly Reader[] = [
  readComparison,
  readRange,
  readState,
  readFlag,
  readPriority,
  readAdjacent,
  readDateSentence,
  readStretch,
  readDuration,
  readLate,
  readNamedText,
  readEquality,
  readField,
  readMention,
  readPossessive,
  readEither,
  readPrinted,
];

export function readSearch(text: string, known: SearchKnowledge): readonly Interpretation[] {
  const reading = openReading(text, known);
  const { tokens } = reading;
  const interpretations: Interpretation[] = [];
  let at = 0;
  let before: Found | null = null;
  while (at < tokens.length) {
    const found: Found =
      before?.next ?? joined(reading, at, before) ?? longest(reading, at) ?? wordAt(tokens, at);
    interpretations.push(interpretationOf(text, tokens, at, found));
    at += found.count;
    before = found;
  }
  return withoutFillers(interpretations, reading);
}

/** What may name people in a text, which "overdue" does not. */
export function namesTyped(text: string, known: SearchKnowledge): readonly string[] {
  const reading = openReading(text, known);
  return namesIn(reading, (at) => longest(reading, at, READERS) === null);
}

/** "What is overdue", "all open tasks": beside others, such words say nothing. */
function withoutFillers(readings: readonly Interpretation[], reading: Reading): readonly Interpretation[] {
  const { book, tokens } = reading;
  const plain = readings.map(({ kind, text }) =>
    kind === 'words' ? fold(text).replace(/(?<![,;:?!.])[,;:?!.]+$/, '') : null,
  );
  const fillers = new Set(
    book.fillers.flatMap(({ words }) =>
      plain.flatMap((_, at) =>
        words.every((word, index) => plain[at + index] === word)
          ? words.map((_word, index) => at + index)
          : [],
      ),
    ),
  );
  const isAll = tokens.some((_, at) => phraseAt(reading, book.everything, at) !== null);
  if (!isAll && readings.every(({ kind }, at) => fillers.has(at) || kind === 'open')) return readings;
  return readings.map((one, at) => (fillers.has(at) ? { ...one, kind: 'filler', criterion: null } : one));
}

/**
 * The text without one of its readings. The two ends of a range go together, for they are one phrase.
 *
 * @example withoutReading(readSearch('overdue and mine', known), overdue) // 'mine'
 */
export function withoutReading(readings: readonly Interpretation[], at: number): string {
  const isEndOfRange = (index: number) => readings[index]?.ownStart === readings[index]?.end;
  const first = isEndOfRange(at) ? at - 1 : at;
  const [next, ...others] = readings.slice(isEndOfRange(first + 1) ? first + 2 : first + 1);
  return [
    ...readings.slice(0, first).map(({ text }) => text),
    ...(next === undefined ? [] : [next.text.slice(next.ownStart - next.start)]),
    ...others.map(({ text }) => text),
  ].join(' ');
}

export function openReading(text: string, known: SearchKnowledge): Reading {
  const tokens = joinedRest(text, tokenize(text));
  const book = phraseBook(known.language);
  const { names, dates, fields } = namedBy(known.attributes ?? NONE);
  return {
    tokens,
    isEnded: /\s$/.test(text),
    words: tokens.map(({ text: word, isQuoted }) =>
      isQuoted ? '' : spelled(word).replace(/(?<=.)[,;:?]$/, ''),
    ),
    book: {
      ...book,
      dates: [...(known.ofCompleted ? book.dates : usualDates(book)), ...dates],
      fields: [...book.fields, ...fields],
    },
    known,
    names: {
      people: namesOf(known.people, spellings),
      attributes: names,
      processes: namesOf(known.processes, spellings),
      variables: namesOf(known.variables, ({ name, label }) => [name, label]),
    },
  };
}

const usualDates = perOwner(({ dates }: PhraseBook) => dates.filter(({ key }) => key !== 'completed'));

/** Attributes are called by their labels, too. */
const namedBy = perOwner((attributes: readonly ComparedAttribute[]) => {
  const labels = <Key extends string>(keys: readonly Key[]) =>
    attributes.flatMap(({ id, name }) => keys.filter((key) => key === id).map((key) => phraseOf(key, name)));
  return {
    names: namesOf(attributes, spellings),
    dates: labels(['due', 'created', 'followUp']),
    fields: labels(['assignee', 'owner', 'candidateGroup', 'priority']),
  };
});

function joinedRest(text: string, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ isGlued }, index) => index >= MOST && !isGlued);
  const { start } = tokens[at] ?? {};
  if (start === undefined) return tokens;
  const rest = text.slice(start).trimEnd();
  const end = start + rest.length;
  return [...tokens.slice(0, at), { raw: rest, text: rest, isQuoted: true, start, end, isGlued: false }];
}

function longest(
  reading: Reading,
  at: number,
  readers: readonly Reader[] = [...READERS, readDenied],
): Found | null {
  return readers.reduce<Found | null>((best, read) => {
    const found = read(reading, at);
    if (found === null || !endsWord(reading.tokens, at + found.count)) return best;
    if (best === null || lengthOf(found) > lengthOf(best)) return found;
    // "Od poniedziałku" may begin a range, but says something as it stands.
    return best.kind === 'open' && lengthOf(found) === lengthOf(best) ? found : best;
  }, null);
}

function lengthOf({ count, next }: Found): number {
  return count + (next?.count ?? 0);
}

function joined(reading: Reading, at: number, before: Found | null): Found | null {
  const join = before && isCondition(before) ? phraseAt(reading, reading.book.joins, at) : null;
  const length = join?.words.length ?? 0;
  const found = join === null ? null : longest(reading, at + length);
  return found !== null && isCondition(found)
    ? { ...found, count: length + found.count, ties: length }
    : null;
}

function isCondition({ kind }: Pick<Found, 'kind'>): boolean {
  return kind !== 'words' && kind !== 'open';
}

/** What the engine cannot deny, such as a double denial, is read as words. */
function readDenied(reading: Reading, at: number): Found | null {
  const denial = phraseAt(reading, reading.book.negations, at);
  if (denial === null) return null;
  const from = at + denial.words.length;
  const denied = longest(reading, from, READERS) ?? personAt(reading, from);
  if (denied === null || !isCondition(denied)) return null;
  const count = from - at + denied.count;
  const opposite = denied.next === undefined ? oppositeOf(denied.criterion) : null;
  if (opposite !== null) return { count, kind: denied.kind, criterion: opposite };
  const parts = reading.tokens.slice(at, at + count);
  const value = parts.map(({ text, isGlued }, index) => (index === 0 || isGlued ? '' : ' ') + text).join('');
  return { count, kind: 'words', criterion: criterion('anything', 'Like', value) };
}

function personAt(reading: Reading, at: number): Found | null {
  const token = reading.tokens[at];
  if (token === undefined || token.isQuoted) return null;
  const named = namedAt(reading, reading.names.people, at);
  const made = personCriterion(reading, named?.thing.id ?? token.text);
  return made.operator === 'eq' ? { count: named?.count ?? 1, kind: 'person', criterion: made } : null;
}

function oppositeOf(denied: ReadCriterion | null): ReadCriterion | null {
  const is = (state: ReadCriterion) =>
    denied?.type === state.type && denied.operator === state.operator && denied.value === state.value;
  if (is(STATES.overdue)) return criterion('notOverdue', 'eq', '');
  if (is(STATES.unassigned)) return STATES.assigned;
  if (is(STATES.urgent)) return criterion('priority', 'max', String(USUAL));
  return denied?.type === 'assignee' && denied.operator === 'eq' ? { ...denied, operator: 'neq' } : null;
}

function endsWord(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isGlued !== true;
}

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
  { count, kind, criterion: made, isUnknownName = false, ties = 0 }: Found,
): Interpretation {
  const start = tokens[at]?.start ?? 0;
  const end = tokens[at + count - 1]?.end ?? text.length;
  const ownStart = ties === count ? end : (tokens[at + ties]?.start ?? end);
  return { kind, text: text.slice(start, end), start, end, ownStart, criterion: made, isUnknownName };
}
