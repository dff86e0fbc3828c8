import { fold, holdsWords } from '@taskweave/base/texts/words';
import type { LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import type { ReadCriterion, SearchKnowledge } from './Interpretation';
import { phraseAt, type Reading, saysAt } from './Reader';
import { comparisonsOf, type Sign, type Subject, signAt, subjectAt, thingsOf } from './readComparison';
import { openReading, readSearch } from './readSearch';
import { inList, quoted } from './tokenize';
import type { Phrase } from './words/searchWords';

export interface Completion {
  readonly text: string;
  readonly words: string;
  readonly label: string;
  /** Null for what has to go on. */
  readonly criterion: ReadCriterion | null;
  readonly variable: string | null;
}

/** A value that is about to be typed. */
export interface OpenValue {
  /** What stands before the value: "Due date after". */
  readonly before: string;
  readonly typed: string;
  readonly takes: 'list' | 'date' | null;
  readonly lookUp: LookUpKind | null;
}

interface Candidate {
  readonly spellings: readonly string[];
  readonly label?: string;
  readonly variable?: string;
  readonly goesOn?: true;
}

interface Opening {
  readonly subject: Subject;
  readonly sign: Sign | null;
  readonly from: number;
}

const LEAST = 2;
const MOST = 6;
const MOST_CHOICES = 20;
/** Behind "not" none of a thousand people is a condition. */
const TRIES = 30;

export function completeSearch(text: string, known: SearchKnowledge): readonly Completion[] {
  const reading = openReading(text, known);
  const { length } = reading.tokens;
  // The more words go on together, the less they mean by themselves.
  const places = [length - 3, length - 2, length - 1].filter((at) => at >= 0);
  for (const at of reading.isEnded ? [length, ...places] : places) {
    const found = completionsAt(text, reading, at);
    if (found.length > 0) return found;
  }
  return [];
}

export function openValue(text: string, known: SearchKnowledge): OpenValue | null {
  const reading = openReading(text, known);
  const last = readSearch(text, known).at(-1);
  const at = reading.tokens.findIndex(({ start }) => start === last?.start);
  const opening = at < 0 ? null : openingAt(reading, at);
  if (opening === null || opening.sign === null) return null;
  const start = reading.tokens[opening.from]?.start ?? text.length;
  return {
    before: text.slice(0, start).trimEnd(),
    typed: text.slice(start),
    takes: takenBy(opening),
    lookUp: opening.subject.kind === 'attribute' ? (opening.subject.attribute.lookUp?.of ?? null) : null,
  };
}

function takenBy({ subject, sign }: Opening): OpenValue['takes'] {
  if (sign?.comparison === 'in') return 'list';
  if (subject.kind === 'attribute') {
    if (subject.attribute.operators.every((operator) => operator === 'In')) return 'list';
    return subject.attribute.kind === 'date' ? 'date' : null;
  }
  const isText = sign?.comparison === 'like' || sign?.comparison === 'notLike';
  return !isText && (subject.values === null || subject.values === 'date') ? 'date' : null;
}

function openingAt(reading: Reading, at: number): Opening | null {
  const subject = subjectAt(reading, at);
  if (subject === null) return null;
  const after = at + subject.count;
  const isDate = subject.kind === 'attribute' && subject.attribute.kind === 'date';
  const relation = isDate ? phraseAt(reading, reading.book.relations, after) : null;
  const sign: Sign | null =
    relation === null
      ? signAt(reading, subject, after)
      : { comparison: 'eq', count: relation.words.length, isWritten: false };
  return { subject, sign, from: after + (sign?.count ?? 0) };
}

function completionsAt(text: string, reading: Reading, at: number): readonly Completion[] {
  const { tokens, known } = reading;
  const token = tokens[at];
  const start = token?.start ?? text.length;
  const isPlain = tokens.slice(at).every(({ isQuoted }) => !isQuoted) && token?.isGlued !== true;
  if (!isPlain) return [];
  const tail = fold(text.slice(start)).replace(/\s+/g, ' ');
  const { candidates, most } = candidatesAt(reading, at, tail);
  const found = new Map<string, Completion>();
  for (const { spellings: ways, label, variable = null, goesOn } of candidates.slice(0, TRIES)) {
    if (found.size === most) break;
    for (const words of ways) {
      const whole = text.slice(0, start) + words;
      const criterion = goesOn ? null : meaningOf(whole, start, known);
      if (!goesOn && criterion === null) continue;
      const key = fold(words);
      if (!found.has(key)) found.set(key, { text: whole, words, label: label ?? words, criterion, variable });
      break;
    }
  }
  return [...found.values()];
}

function meaningOf(text: string, start: number, known: SearchKnowledge): ReadCriterion | null {
  const last = readSearch(text, known).at(-1);
  return last === undefined || last.kind === 'words' || last.start > start ? null : last.criterion;
}

interface Candidates {
  readonly candidates: readonly Candidate[];
  readonly most: number;
}

function candidatesAt(reading: Reading, at: number, tail: string): Candidates {
  const { book, known } = reading;
  const opening = openingBefore(reading, at);
  if (opening !== null) return { candidates: goingOn(reading, opening, at, tail), most: MOST_CHOICES };
  const field = book.fields.find((phrase) => endsBefore(reading, [phrase], at))?.key;
  if (field === 'assignee' || field === 'owner') return few(named(tail, known.people));
  if (field === 'process') return few(named(tail, known.processes));
  const people = tail.startsWith('@') ? mentions(tail.slice(1), known) : [];
  const states = beginningWith(tail, book.states);
  const periods = beginningWith(tail, book.periods);
  // No engine searches for it.
  const searched = book.fields.filter(({ key }) => key !== 'startedBy');
  const fields = going([...beginningWith(tail, book.dates), ...beginningWith(tail, searched)]);
  return few([
    ...states,
    ...people,
    ...periods,
    ...variables(tail, known),
    ...fields,
    ...attributes(tail, known),
  ]);
}

function few(candidates: readonly Candidate[]): Candidates {
  return { candidates, most: MOST };
}

/** What is compared right before a part, and how. */
function openingBefore(reading: Reading, at: number): Opening | null {
  for (let from = Math.max(0, at - 6); from < at; from += 1) {
    const opening = openingAt(reading, from);
    if (opening?.from === at) return opening;
    if (opening !== null && from + opening.subject.count === at) return { ...opening, sign: null, from: at };
    if (opening !== null && isInList(reading, opening, at)) return opening;
  }
  return null;
}

function isInList({ tokens }: Reading, { sign, from }: Opening, at: number): boolean {
  return (
    sign?.comparison === 'in' &&
    at > from &&
    tokens.slice(from, at).every(({ raw, isQuoted }) => isQuoted || raw.endsWith(','))
  );
}

function goingOn(reading: Reading, opening: Opening, at: number, tail: string): readonly Candidate[] {
  const { book } = reading;
  const { subject, sign } = opening;
  if (sign !== null) return valuesFor(reading, { ...opening, sign }, at, tail);
  const isPriority = subject.kind === 'attribute' && subject.attribute.id === 'priority';
  if (subject.kind === 'attribute' && subject.attribute.kind === 'date') {
    const { relations, periods } = book;
    return [
      ...beginningWith(tail, periods, 1),
      ...going(beginningWith(tail, relations, tail === '' ? 0 : LEAST)),
    ];
  }
  const wanted = comparisonsOf(subject);
  const least = subject.kind === 'attribute' || tail === '' ? 0 : LEAST;
  const signs = beginningWith(
    tail,
    wanted.flatMap((wantedKey) => book.signs.filter(({ key }) => key === wantedKey)),
    least,
  );
  const levels = isPriority && tail !== '' ? beginningWith(tail, book.levels, 1) : [];
  return [...levels, ...going(signs)];
}

function valuesFor(
  reading: Reading,
  { subject, sign, from }: Opening & { readonly sign: Sign },
  at: number,
  tail: string,
): readonly Candidate[] {
  const { book, known } = reading;
  const listed = reading.tokens.slice(from, at).map(({ text }) => text);
  const { comparison } = sign;
  if (subject.kind === 'variable') {
    if (comparison !== 'eq' && comparison !== 'neq') return [];
    const truths = subject.values === null || subject.values === 'boolean' ? ['true', 'false'] : [];
    return [...truths, 'NULL']
      .filter((word) => fold(word).startsWith(tail))
      .map((word) => ({ spellings: [word] }));
  }
  const { kind, lookUp, choices } = subject.attribute;
  if (kind === 'date') return beginningWith(tail, [...book.periods, ...book.moments], 0);
  // Ids only match as a whole.
  if (lookUp?.by === 'id' && /like$/i.test(comparison)) return [];
  const by = choices === undefined ? (lookUp?.by ?? 'id') : 'name';
  return (choices ?? thingsOf(reading, lookUp?.of ?? null))
    .filter(({ id }, index, things) => things.findIndex((other) => other.id === id) === index)
    .filter(({ id, name }) => (by === 'id' || name !== id) && !listed.includes(id))
    .filter(({ id, name }) => {
      const own = id === known.me?.id ? (known.people.find((person) => person.id === id)?.name ?? '') : '';
      return holdsWords(`${name} ${own} ${id}`, tail);
    })
    .map((thing): Candidate => {
      const isItem = comparison === 'in';
      const ways = [thing[by], quoted(thing[by])];
      return {
        spellings: isItem ? [`${inList(thing[by])},`] : ways,
        label: thing.name,
        ...(isItem && { goesOn: true }),
      };
    });
}

function endsBefore<Key extends string>(
  reading: Reading,
  phrases: readonly Phrase<Key>[],
  at: number,
): boolean {
  return phrases.some((phrase) => {
    const from = at - phrase.words.length;
    return from >= 0 && saysAt(reading, phrase, from);
  });
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

function mentions(tail: string, { people }: SearchKnowledge): readonly Candidate[] {
  return people
    .filter((person) => isNamed(tail, person) && fold(person.id) !== tail)
    .map(({ id, name }) => ({
      spellings: [...(/\s/.test(id) ? [] : [`@${id}`]), `@${quoted(id)}`],
      label: name,
    }));
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
  return beginningNames(
    tail,
    known.variables.map(({ name, label }) => ({ id: name, name: label || name })),
  ).map(({ id, name }) => ({ spellings: [id], label: name, variable: id, goesOn: true }));
}

function attributes(tail: string, { attributes: all = [] }: SearchKnowledge): readonly Candidate[] {
  return beginningNames(tail, all).map(({ name, kind }) => ({
    spellings: [name],
    ...(kind !== 'flag' && { goesOn: true }),
  }));
}

function beginningNames<Named extends { readonly id: string; readonly name: string }>(
  tail: string,
  things: readonly Named[],
): readonly Named[] {
  const typed = tail.trim();
  if (typed.length < LEAST) return [];
  return things
    .filter(({ id, name }) => [id, name].some((one) => fold(one).startsWith(tail)))
    .filter(({ id, name }) => ![id, name].some((one) => fold(one) === typed));
}
