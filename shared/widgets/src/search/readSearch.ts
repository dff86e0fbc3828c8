import { perOwner } from '@taskweave/base/perOwner';
import { fold } from '@taskweave/base/texts/words';
import { alternatives } from './alternatives';
import { comparisonsIn, isOfDate } from './comparisons';
import type { ComparedAttribute, Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
import { isCurrency } from './numberAt';
import { isPeriod } from './periods';
import { printedParts } from './printedParts';
import {
  criterion,
  datedBy,
  type Found,
  lengthOf,
  namedAt,
  namesOf,
  ofFact,
  phraseAt,
  type Reader,
  type Reading,
  textOf,
} from './Reader';
import { readAdjacent } from './readAdjacent';
import { alternativesAt } from './readAlternatives';
import { readAround, readCounted, readMoney } from './readAmount';
import {
  priorityCriterion,
  rawAt,
  readComparison,
  readEquality,
  readFlag,
  readLabelled,
  readNamedText,
  spellings,
} from './readComparison';
import { dateCriterion, readDateSentence } from './readDate';
import { readDays } from './readDays';
import { readDuration } from './readDuration';
import {
  LEVELS,
  ORDER,
  personCriterion,
  readField,
  readForGroup,
  readGroupTasks,
  readMention,
  readNothing,
  readOrder,
  readPriority,
  readState,
  STATES,
  USUAL,
} from './readField';
import { namesIn, readEither, readPossessive } from './readPeople';
import { readLate, readPrinted } from './readPrinted';
import { readRange } from './readRange';
import { readStarted } from './readStarted';
import { readStretch } from './readStretch';
import { apart, compound, isBesideMonth } from './splitToken';
import { stemsOf } from './stemOf';
import { type Token, tokenize } from './tokenize';
import { withoutFillers } from './withoutFillers';
import { type Phrase, type PhraseBook, phraseBook, phraseOf, spelled } from './words/searchWords';

/** Longer texts are pasted: the words after these become one text. */
const MOST = 60;

const NONE: readonly ComparedAttribute[] = [];

/** In the order in which they are asked: where two find something, the longer one counts, then the first that is not open. */
const READERS: readonly Reader[] = [
  readComparison,
  readDays,
  readRange,
  readState,
  readOrder,
  readFlag,
  readPriority,
  readAdjacent,
  readDateSentence,
  readStretch,
  readDuration,
  readLate,
  readNamedText,
  readLabelled,
  readEquality,
  readNothing,
  readStarted,
  readField,
  readForGroup,
  readGroupTasks,
  readMention,
  readPossessive,
  readEither,
  readPrinted,
  readMoney,
  readAround,
  readCounted,
];

export function readSearch(text: string, known: SearchKnowledge): readonly Interpretation[] {
  return readingsOf(known)(text);
}

const readingsOf = perOwner((known: SearchKnowledge) => keepingLast((text) => readAll(text, known)));
const readingOf = perOwner((known: SearchKnowledge) => keepingLast((text) => openText(text, known)));

/** The bar asks several times for one text. */
function keepingLast<Found>(find: (text: string) => Found): (text: string) => Found {
  let last: { readonly text: string; readonly found: Found } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, found: find(text) };
    return last.found;
  };
}

function readAll(text: string, known: SearchKnowledge): readonly Interpretation[] {
  return printedParts(text).flatMap(([part, at]) =>
    readPart(part, known).map((one, _, all) => ({
      ...one,
      ...(all.length === 1 && { isWhole: true }),
      start: at + one.start,
      end: at + one.end,
      ownStart: at + one.ownStart,
    })),
  );
}

function readPart(text: string, known: SearchKnowledge): readonly Interpretation[] {
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
  return readingOf(known)(text);
}

function openText(text: string, known: SearchKnowledge): Reading {
  const book = phraseBook(known.language);
  const { names, dates, fields } = namedBy(known.attributes ?? NONE);
  const variables = namesOf(known.variables, ({ name, label }) => [name, label]);
  const singles = fieldWords(book);
  const isNamed = (word: string) => names.has(word) || variables.has(word) || singles.has(word);
  const tokens = joinedRest(
    text,
    tokenize(text).flatMap((token, at, all) => {
      const [before = '', next = ''] = [all[at - 1], all[at + 1]].map((one) => spelled(one?.text ?? ''));
      const isAmount =
        isNamed(before) ||
        isCurrency(next) ||
        unitWords(book).has(next) ||
        isBesideMonth(token, [before, next], known);
      return compound(token, book, known) ?? apart(token, book, known, isNamed, isAmount);
    }),
  );
  const words = tokens.map(({ text: word, isQuoted }) =>
    isQuoted ? '' : spelled(word).replace(/(?<=.)[,;:?]$/, ''),
  );
  return {
    tokens,
    isEnded: /\s$/.test(text),
    words,
    book: {
      ...book,
      negations: words.some((word) => denialWords(book).has(word)) ? book.negations : singleDenials(book),
      dates: [
        ...(known.ofCompleted ? book.dates : usualDates(book)),
        ...dates,
        ...datedFacts(known, book, text),
      ],
      fields: [...book.fields, ...fields],
    },
    known,
    names: {
      people: namesOf(known.people, spellings),
      groups: namesOf(known.others?.group ?? [], spellings),
      attributes: names,
      processes: namesOf(known.processes, spellings),
      variables,
    },
  };
}

/** "Inspection in February". "From" says something else, unless it stands there as it is printed: "From: Feb 8". */
function datedFacts(
  { variables }: SearchKnowledge,
  book: PhraseBook,
  text: string,
): readonly Phrase<string>[] {
  const dates = variables.filter(({ kind }) => kind === 'date');
  if (dates.length === 0) return [];
  const typed = fold(text);
  const isSaid = (word: string) =>
    !otherWords(book).has(word) || typed.includes(`${word}:`) || typed.includes(`${word} :`);
  return dates.flatMap(({ name, label }) =>
    [label, name].filter((word) => isSaid(fold(word))).map((word) => phraseOf(datedBy(name), word)),
  );
}

const otherWords = perOwner(
  ({ relations, fillers, ranges }: PhraseBook) =>
    new Set([...relations, ...fillers, ...ranges].map(({ text }) => fold(text))),
);

const fieldWords = perOwner(
  ({ dates, fields, copulas }: PhraseBook) =>
    new Set([...dates, ...fields, ...copulas].map(({ words }) => words.join(' '))),
);

const unitWords = perOwner(({ units }: PhraseBook) => new Set(units.map(({ text }) => spelled(text))));

/** "Weder", without which "noch" is no denial. */
const denialWords = perOwner(
  ({ negations }: PhraseBook) =>
    new Set(negations.flatMap(({ key, words: [first = ''] }) => (key === 'neither' ? [first] : []))),
);
const singleDenials = perOwner(({ negations }: PhraseBook) => negations.filter(({ key }) => key === 'not'));

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

function longest(reading: Reading, at: number, readers: readonly Reader[] = WITH_OTHERS): Found | null {
  return readers.reduce<Found | null>((best, read) => {
    const found = read(reading, at);
    if (found === null || !endsWord(reading.tokens, at + found.count)) return best;
    if (best === null || lengthOf(found) > lengthOf(best)) return found;
    // "Od poniedziałku" may begin a range, but says something as it stands.
    return best.kind === 'open' && lengthOf(found) === lengthOf(best) ? found : best;
  }, null);
}

/** "John zugewiesen", "der Gruppe Accounting zugewiesen": in German what it is about stands first. */
const readAssignedTo: Reader = (reading, at) => {
  const { states } = reading.book;
  const group = [readField, readForGroup]
    .map((read) => read(reading, at))
    .find((found) => found?.kind === 'group');
  // "Noch John zugewiesen" denies, behind "weder".
  const isDenied = phraseAt(reading, reading.book.negations, at) !== null;
  const filler = isDenied ? null : phraseAt(reading, reading.book.fillers, at);
  const found = group ?? personAt(reading, at) ?? (filler && personAt(reading, at, filler.words.length));
  if (found?.criterion == null) return null;
  const state = phraseAt(reading, states, at + found.count);
  if (state?.key !== 'assigned' && (state?.key !== 'unassigned' || found === group)) return null;
  const opposite = state.key === 'unassigned' ? oppositeOf(found.criterion, reading.known) : found.criterion;
  return opposite && { ...found, count: found.count + state.words.length, criterion: opposite };
};

const readAlternatives: Reader = (reading, at) =>
  alternativesAt(reading, at, (from) => {
    const found = longest(reading, from, WITH_DENIED);
    return found !== null && isCondition(found) && found.criterion?.type !== ORDER ? found : null;
  });

function joined(reading: Reading, at: number, before: Found | null): Found | null {
  const join = before && isCondition(before) ? phraseAt(reading, reading.book.joins, at) : null;
  // "And still unassigned"
  const filler = join && phraseAt(reading, reading.book.fillers, at + join.words.length);
  const own = join?.words.length ?? 0;
  const direct = join === null ? null : longest(reading, at + own);
  const length = direct === null ? own + (filler?.words.length ?? 0) : own;
  const found = direct ?? (filler && longest(reading, at + length));
  if (found === null || !isCondition(found)) return null;
  const made = before?.criterion ? ofSame(found.criterion, before.criterion) : found.criterion;
  return { ...found, criterion: made, count: length + found.count, ties: length };
}

/** The end of "amount over 500 but under 1000" is about the amount, too. */
function ofSame(made: ReadCriterion | null, { type, name }: ReadCriterion): ReadCriterion | null {
  if (made?.type !== 'amounts') return made;
  if (type === 'processVariables') return { ...made, type, name };
  const comparison = comparisonsIn([made.operator])[0];
  return (type === 'priority' && comparison && priorityCriterion(comparison, made.value)) || made;
}

function isCondition({ kind }: Pick<Found, 'kind'>): boolean {
  return kind !== 'words' && kind !== 'open';
}

const ARTICLE = /^(?:the|die|den|das|der|les?|la|l[oa]s|gli|il|de|het|[oa]s)$/;

/** What the engine cannot deny, such as a double denial, is read as words. */
function readDenied(reading: Reading, at: number): Found | null {
  const denial = phraseAt<string>(reading, [...reading.book.negations, ...reading.book.exclusions], at);
  if (denial === null) return null;
  const from = at + denial.words.length;
  const filler = phraseAt(reading, reading.book.fillers, from);
  const denied =
    readAssignedTo(reading, from) ??
    longest(reading, from, READERS) ??
    personAt(reading, from) ??
    (filler && personAt(reading, from, filler.words.length));
  // "Neither here nor there"
  const isPair = denial.key === 'neither' || denial.key === 'nor';
  const isPlain = denial.text === reading.book.negations[0]?.text;
  const article = !isPlain && ARTICLE.test(reading.words[from] ?? '') ? 1 : 0;
  if (denied === null && (isPair || denial.key === 'no')) return null;
  if (denied === null)
    return readExcluded(reading, from, denial) ?? readExcluded(reading, from, denial, article);
  if (!isCondition(denied)) return null;
  const count = from - at + lengthOf(denied);
  const opposite =
    denied.next === undefined
      ? oppositeOf(denied.criterion, reading.known)
      : stretchBeside(denied.criterion, denied.next.criterion, reading.known);
  if (opposite !== null) return { count, kind: denied.kind, criterion: opposite };
  const isDenied = reading.book.negations.some(({ text }) => text === denial.text);
  if (!isDenied && denial.key !== 'no' && denied.criterion?.type !== 'startedBy') return null;
  const parts = reading.tokens.slice(at, at + count);
  const value = parts.map(({ text, isGlued }, index) => (index === 0 || isGlued ? '' : ' ') + text).join('');
  return { count, kind: 'words', criterion: criterion('anything', 'Like', value) };
}

/** "Without invoices": the engine can leave out names, but no processes. */
function readExcluded(reading: Reading, start: number, denial: Phrase<string>, skipped = 0): Found | null {
  const { tokens, book, known } = reading;
  const at = start + skipped;
  const token = tokens[at];
  const isFiller = phraseAt(reading, book.fillers, at) !== null;
  if (token === undefined || isFiller || !(token.isQuoted || /^\p{L}{3,}(?:-\p{L}+)*$/u.test(token.text)))
    return null;
  const names = known.processes.map(({ name }) => fold(name));
  const isOfProcess = (words: readonly Token[]) =>
    names.some((name) =>
      words.every(({ text }) => name.includes(fold(stemsOf(text, known.language)[0]).replaceAll('-', ' '))),
    );
  const ofProcess = [3, 2, 1].find(
    (length) => tokens.length >= at + length && isOfProcess(tokens.slice(at, at + length)),
  );
  const { value, count } = rawAt(reading, at);
  const text = ofProcess === undefined ? value : textOf(tokens, at, ofProcess);
  // "Not from Casa Verde" is about what rows say beside the name.
  const isOfName = ofProcess === undefined && denial.key !== 'from';
  return {
    count: denial.words.length + skipped + (ofProcess ?? count),
    kind: 'state',
    criterion: criterion(isOfName ? 'name' : 'anything', 'NotLike', text),
  };
}

const WITH_DENIED: readonly Reader[] = [...READERS, readAssignedTo, readDenied];
const WITH_OTHERS: readonly Reader[] = [...WITH_DENIED, readAlternatives];

function personAt(reading: Reading, at: number, skipped = 0): Found | null {
  const token = reading.tokens[at + skipped];
  if (token === undefined || token.isQuoted) return null;
  const named = namedAt(reading, reading.names.people, at + skipped);
  const made = personCriterion(reading, named?.thing.id ?? token.text);
  const count = skipped + (named?.count ?? 1);
  return made.operator === 'eq' ? { count, kind: 'person', criterion: made } : null;
}

function oppositeOf(denied: ReadCriterion | null, known: SearchKnowledge): ReadCriterion | null {
  const is = (state: ReadCriterion) =>
    denied?.type === state.type && denied.operator === state.operator && denied.value === state.value;
  if (is(STATES.overdue)) return criterion('notOverdue', 'eq', '');
  if (is(STATES.unassigned)) return STATES.assigned;
  if (is(STATES.urgent)) return criterion('priority', 'max', String(USUAL));
  if (is(LEVELS.low)) return criterion('priority', 'min', String(USUAL));
  if (is(STATES.mine)) return STATES.notMine;
  if (is(STATES.snoozed)) return STATES.notSnoozed;
  const otherDates = denied && isDate(denied) ? datesBeside(denied, known) : null;
  if (otherDates !== null) return otherDates;
  const isSomeone = denied?.type === 'assignee' && (denied.operator === 'eq' || denied.operator === 'In');
  return isSomeone ? { ...denied, operator: 'neq' } : null;
}

function isDate({ type, operator, name }: ReadCriterion): boolean {
  return name === '' && isOfDate(operator) && (type in UNDATED || type === 'created' || type === 'completed');
}

const UNDATED: Readonly<Record<string, ReadCriterion>> = {
  due: STATES.withoutDueDate,
  followUp: STATES.withoutFollowUp,
};

/** "Not due this week": before it, after it, or at no time. */
function datesBeside({ type, operator, value }: ReadCriterion, known: SearchKnowledge): ReadCriterion {
  return besideEnds(
    type,
    operator === 'Before' ? null : beforeStart(type, operator, value, known),
    operator === 'After'
      ? null
      : dateCriterion(type, operator === 'Before' ? 'since' : 'after', value, known),
  );
}

/** "Not due today or tomorrow" */
function stretchBeside(first: ReadCriterion | null, last: ReadCriterion | null, known: SearchKnowledge) {
  if (first === null || last === null || !isDate(first) || !isDate(last) || first.type !== last.type)
    return null;
  if (first.operator !== 'After' || last.operator !== 'Before') return null;
  const { type } = first;
  const before = beforeStart(type, 'After', first.value, known);
  return besideEnds(type, before, dateCriterion(type, 'since', last.value, known));
}

/** After a period is from its end on, and after a day from its beginning on. */
function beforeStart(type: string, operator: string, value: string, known: SearchKnowledge): ReadCriterion {
  const isEnd = operator === 'After' && isPeriod(value);
  return dateCriterion(type, isEnd ? 'until' : 'before', value, known);
}

function besideEnds(type: string, before: ReadCriterion | null, after: ReadCriterion | null): ReadCriterion {
  const parts = [before, after, UNDATED[type] ?? null].filter((part) => part !== null);
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : alternatives(parts);
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
  { count, kind, criterion: made, isUnknownName = false, isLabelled = false, ties = 0 }: Found,
): Interpretation {
  const start = tokens[at]?.start ?? 0;
  const end = tokens[at + count - 1]?.end ?? text.length;
  const ownStart = ties === count ? end : (tokens[at + ties]?.start ?? end);
  return {
    kind,
    text: text.slice(start, end),
    start,
    end,
    ownStart,
    criterion: made && ofFact(made),
    isUnknownName,
    ...(isLabelled && { isLabelled }),
  };
}
