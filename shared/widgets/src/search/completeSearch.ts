import { fold } from '@taskweave/base/texts/words';
import type { ReadCriterion, SearchKnowledge } from './Interpretation';
import { namedAt, phraseAt, type Reading } from './Reader';
import { priorityPhrases } from './readComparison';
import { openReading, readSearch } from './readSearch';
import type { Phrase } from './words/searchWords';

/** What the last words of a search may become. */
export interface Completion {
  /** The whole text with its last words completed: `acme overdue` for `acme over`. */
  readonly text: string;
  /** What they are completed to: `overdue`. */
  readonly words: string;
  /** What people call it: the name of a person, a process or a variable, else the words themselves. */
  readonly label: string;
  /** What it means; null for what has to go on, such as "priority" or the name of a variable. */
  readonly criterion: ReadCriterion | null;
  /** The variable that is named. */
  readonly variable: string | null;
}

/** A way to go on, with what it would be written as: the first that reads as something is taken. */
interface Candidate {
  readonly spellings: readonly string[];
  readonly label?: string;
  readonly variable?: string;
  readonly goesOn?: true;
}

/** Fewer letters would be the beginning of too much. */
const LEAST = 2;
const MOST = 6;
/** Behind "not" none of a thousand people is a condition. */
const TRIES = 20;
/** Words of the longest phrases, less the last one. */
const LONGEST = 3;

/**
 * What somebody may be about to type into a search: half words of the language, people after `@`, names of variables. The likeliest
 * comes first, at most six.
 *
 * @example completeSearch('acme over', known).map(({ text }) => text) // ['acme overdue']
 */
export function completeSearch(text: string, known: SearchKnowledge): readonly Completion[] {
  const reading = openReading(text, known);
  const count = reading.tokens.length;
  // The more words go on together, the less they mean by themselves.
  for (let at = Math.max(0, count - LONGEST); at < count; at += 1) {
    const found = completionsAt(text, reading, at);
    if (found.length > 0) return found;
  }
  return [];
}

function completionsAt(text: string, reading: Reading, at: number): readonly Completion[] {
  const { tokens, known } = reading;
  const token = tokens[at];
  const isPlain = tokens.slice(at).every(({ isQuoted }) => !isQuoted) && token?.isGlued === false;
  if (!isPlain || isCompared(reading, at)) return [];
  const tail = fold(text.slice(token.start)).replace(/\s+/g, ' ');
  const found = new Map<string, Completion>();
  for (const { spellings, label, variable = null, goesOn } of candidatesAt(reading, at, tail).slice(
    0,
    TRIES,
  )) {
    if (found.size === MOST) break;
    for (const words of spellings) {
      const whole = text.slice(0, token.start) + words;
      const criterion = goesOn ? null : meaningOf(whole, token.start, known);
      if (!goesOn && criterion === null) continue;
      const key = fold(words);
      if (!found.has(key)) found.set(key, { text: whole, words, label: label ?? words, criterion, variable });
      break;
    }
  }
  return [...found.values()];
}

/** What follows a sign is a value, which may be any text. */
function isCompared({ tokens }: Reading, at: number): boolean {
  return /^[<>=≥≤≠~!]+$/u.test(tokens[at - 1]?.raw ?? '');
}

/** What the end of a text means from there on; null where it is read in another way. */
function meaningOf(text: string, start: number, known: SearchKnowledge): ReadCriterion | null {
  const last = readSearch(text, known).at(-1);
  return last === undefined || last.kind === 'words' || last.start > start ? null : last.criterion;
}

function candidatesAt(reading: Reading, at: number, tail: string): readonly Candidate[] {
  const { book, known } = reading;
  const isPriority = endsBefore(reading, priorityPhrases(reading), at);
  if (isPriority || isVariableBefore(reading, at)) {
    const levels = isPriority ? beginningWith(tail, book.levels, 1) : [];
    return [...levels, ...going(beginningWith(tail, book.signs))];
  }
  const people = tail.startsWith('@') ? mentions(tail.slice(1), known) : [];
  const field = book.fields.find((phrase) => endsBefore(reading, [phrase], at))?.key;
  if (field === 'assignee' || field === 'owner') return named(tail, known.people);
  if (field === 'process') return named(tail, known.processes);
  const states = beginningWith(tail, book.states);
  const periods = beginningWith(tail, book.periods);
  const fields = going([...beginningWith(tail, book.dates), ...beginningWith(tail, book.fields)]);
  return [...states, ...people, ...periods, ...variables(tail, known), ...fields];
}

function endsBefore<Key extends string>(
  reading: Reading,
  phrases: readonly Phrase<Key>[],
  at: number,
): boolean {
  return phrases.some((phrase) => {
    const from = at - phrase.words.length;
    return from >= 0 && phraseAt(reading, [phrase], from) !== null;
  });
}

function isVariableBefore(reading: Reading, at: number): boolean {
  const { variables: names } = reading.names;
  return [1, 2, 3, 4].some((count) => at >= count && namedAt(reading, names, at - count)?.count === count);
}

/** Of each key the first phrase that goes on from there, unless one of them is typed whole. */
function beginningWith<Key extends string>(
  tail: string,
  phrases: readonly Phrase<Key>[],
  least = LEAST,
): readonly Candidate[] {
  const typed = tail.trim();
  if (typed.length < least) return [];
  const whole = new Set(phrases.filter(({ words }) => words.join(' ') === typed).map(({ key }) => key));
  const begun = phrases.filter(({ key, words }) => !whole.has(key) && words.join(' ').startsWith(tail));
  const keys = [...new Set(begun.map(({ key }) => key))];
  return keys.map((key) => ({
    spellings: begun.flatMap((phrase) => (phrase.key === key ? [phrase.text] : [])),
  }));
}

function going(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.map((candidate) => ({ ...candidate, goesOn: true }));
}

/** People of whom the id or a part of the name begins so, by their ids. */
function mentions(tail: string, { people }: SearchKnowledge): readonly Candidate[] {
  return people
    .filter((person) => isNamed(tail, person) && fold(person.id) !== tail)
    .map(({ id, name }) => ({ spellings: [...(/\s/.test(id) ? [] : [`@${id}`]), `@"${id}"`], label: name }));
}

type Thing = SearchKnowledge['people'][number];

function named(tail: string, things: readonly Thing[]): readonly Candidate[] {
  return things
    .filter((thing) => isNamed(tail, thing) && ![fold(thing.name), fold(thing.id)].includes(tail.trim()))
    .map(({ id, name }) => ({ spellings: [name, id], label: name }));
}

function isNamed(tail: string, { id, name }: Thing): boolean {
  if (tail.trim() === '') return false;
  const whole = fold(name);
  return [fold(id), whole, ...whole.split(/\s+/)].some((part) => part.startsWith(tail));
}

function variables(tail: string, known: SearchKnowledge): readonly Candidate[] {
  const typed = tail.trim();
  if (typed.length < LEAST) return [];
  return known.variables
    .filter(({ name, label }) => [name, label].some((one) => fold(one).startsWith(tail)))
    .filter(({ name, label }) => ![name, label].some((one) => fold(one) === typed))
    .map(({ name, label }) => ({ spellings: [name], label: label || name, variable: name, goesOn: true }));
}
