import { parseSearchDate } from '@taskweave/engine-client/task-query/searchValue';
import { type Comparison, comparisonOf, operatorsOf } from './comparisons';
import type { ReadCriterion } from './Interpretation';
import { criterion, type Found, namedAt, phraseAt, type Reader, type Reading } from './Reader';
import { dateAt, dateCriterion } from './readDate';
import { readNumber } from './readNumber';

type Subject = (
  | { readonly kind: 'variable'; readonly name: string; readonly isKnown: boolean }
  | { readonly kind: 'priority' }
  | { readonly kind: 'date'; readonly field: string }
  | { readonly kind: 'attribute'; readonly id: string; readonly operators: readonly string[] }
) & { readonly count: number };

/**
 * "amount > 1000", "amount over 1.000 €", "priority >= 50", "due < 12/24". A sign makes a variable of any name; "> 1000" alone is
 * about the one variable that is known, and is only begun where there are several.
 */
export const readComparison: Reader = (reading, at) => {
  const subject = subjectAt(reading, at);
  if (subject === null) return readNameless(reading, at);
  const sign = signAt(reading, subject, at + subject.count);
  if (sign === null) return null;
  const from = at + subject.count + sign.count;
  if (from >= reading.tokens.length) {
    return sign.isWritten ? { count: from - at, kind: 'open', criterion: null } : null;
  }
  const found = conditionAt(reading, subject, sign.operator, from);
  if (found === null) return null;
  return {
    count: from + found.count - at,
    kind: subject.kind === 'attribute' ? 'variable' : subject.kind,
    criterion: found.criterion,
    isUnknownName: subject.kind === 'variable' && !subject.isKnown,
  };
};

function readNameless(reading: Reading, at: number): Found | null {
  const operator = writtenSignAt(reading, at);
  const number = numberAt(reading, at + 1);
  if (operator === null || operator === 'like' || number === null) return null;
  const [variable, ...others] = reading.known.variables;
  const count = 1 + number.count;
  return variable === undefined || others.length > 0
    ? { count, kind: 'open', criterion: null }
    : {
        count,
        kind: 'variable',
        criterion: criterion('processVariables', operator, number.value, variable.name),
      };
}

/** "amount 1000", with the sign left out. */
export const readEquality: Reader = (reading, at) => {
  const named = variableAt(reading, at);
  if (named === null) return null;
  const number = numberAt(reading, at + named.count);
  if (number === null) return null;
  return {
    count: named.count + number.count,
    kind: 'variable',
    criterion: criterion('processVariables', 'eq', number.value, named.name),
  };
};

/** "supplier Casa Verde": what is written as a name follows the name of a variable. */
export const readNamedText: Reader = (reading, at) => {
  const named = variableAt(reading, at);
  if (named === null) return null;
  const from = at + named.count;
  const end = reading.tokens.findIndex(
    ({ text, isQuoted, isGlued }, index) => index >= from && (isQuoted || isGlued || !/^\p{Lu}/u.test(text)),
  );
  const parts = reading.tokens.slice(from, end < 0 ? undefined : end);
  if (parts.length === 0) return null;
  return {
    count: named.count + parts.length,
    kind: 'variable',
    criterion: criterion('processVariables', 'like', parts.map(({ text }) => text).join(' '), named.name),
  };
};

/** "amount between 10 and 20", "due from Monday to Friday": two conditions, each of the words that name its end. */
export const readRange: Reader = (reading, at) => {
  const { tokens, book } = reading;
  const subject = subjectAt(reading, at);
  const range = subject && phraseAt(reading, book.ranges, at + subject.count);
  if (subject === null || range === null) return null;
  const from = at + subject.count + range.words.length;
  const least = endAt(reading, subject, 'gteq', from);
  const join = least && phraseAt(reading, book.rangeJoins, from + least.count);
  const to = from + (least?.count ?? 0) + (join?.words.length ?? 0);
  const most = join && endAt(fromThere(reading, least.criterion), unplaced(subject), 'lteq', to);
  if (least === null || join === null || most === null) {
    return to < tokens.length ? null : { count: to - at, kind: 'open', criterion: null };
  }
  if (tokens[to + most.count]?.isGlued) return null;
  const kind = subject.kind === 'attribute' ? 'variable' : subject.kind;
  return {
    count: from + least.count - at,
    kind,
    criterion: least.criterion,
    next: {
      count: join.words.length + most.count,
      ties: join.words.length + most.count,
      kind,
      criterion: { ...most.criterion, type: least.criterion.type },
    },
  };
};

/** "From Monday to Friday" ends on the Friday after that Monday, whatever today is. */
function fromThere(reading: Reading, { value }: ReadCriterion): Reading {
  const now = parseSearchDate(value);
  return now === null ? reading : { ...reading, known: { ...reading.known, now } };
}

/** The last Friday may lie before the first end. */
function unplaced(subject: Subject): Subject {
  return subject.kind === 'date' ? { ...subject, field: '' } : subject;
}

/** One end of a range. Texts have none: "customer between us" is no comparison. */
function endAt(reading: Reading, subject: Subject, operator: 'gteq' | 'lteq', at: number) {
  if (subject.kind === 'attribute') return null;
  if (subject.kind === 'variable' && (!subject.isKnown || numberAt(reading, at) === null)) return null;
  return conditionAt(reading, subject, operator, at);
}

function subjectAt(reading: Reading, at: number): Subject | null {
  const variable = variableAt(reading, at);
  const priority = phraseAt(reading, priorityPhrases(reading), at);
  const date = phraseAt(reading, reading.book.dates, at);
  const isOther = isOtherWord(reading, at);
  const subjects: readonly (Subject | null)[] = [
    variable && { kind: 'variable', isKnown: true, ...variable },
    priority && { kind: 'priority', count: priority.words.length },
    date && { kind: 'date', field: date.key, count: date.words.length },
    isOther ? null : attributeAt(reading, at),
  ];
  const [subject = null] = subjects.filter((one) => one !== null).toSorted((a, b) => b.count - a.count);
  if (subject !== null || isOther) return subject;
  const { text: name = '', isQuoted = true } = reading.tokens[at] ?? {};
  if (isQuoted || !/^\p{L}[\p{L}\p{N}_.-]*$/u.test(name)) return null;
  return { kind: 'variable', name, isKnown: false, count: 1 };
}

/** "Description ~ fence"; null where the attribute knows no such comparison. */
function attributeAt(reading: Reading, at: number): Subject | null {
  const named = namedAt(reading, reading.names.attributes, at);
  if (named === null) return null;
  const { thing, count } = named;
  const date = reading.book.dates.find(({ key }) => key === thing.id);
  if (date !== undefined) return { kind: 'date', field: date.key, count };
  const attribute = { kind: 'attribute', id: thing.id, operators: thing.operators, count } as const;
  const sign = signAt(reading, attribute, at + count);
  return sign !== null && operatorIn(thing.operators, sign.operator) !== undefined ? attribute : null;
}

function operatorIn(operators: readonly string[], comparison: Comparison): string | undefined {
  return operatorsOf(comparison).find((one) => operators.includes(one));
}

/** "mine > 1000" and "group = sales": the word has a meaning without the comparison. */
function isOtherWord(reading: Reading, at: number): boolean {
  const { states, fields } = reading.book;
  const field = phraseAt(reading, fields, at);
  return field === null
    ? phraseAt(reading, states, at) !== null
    : writtenSignAt(reading, at + field.words.length) === 'eq';
}

function variableAt(reading: Reading, at: number): { readonly name: string; readonly count: number } | null {
  const found = namedAt(reading, reading.names.variables, at);
  return found === null ? null : { name: found.thing.name, count: found.count };
}

export function priorityPhrases({ book }: Reading) {
  return book.fields.filter(({ key }) => key === 'priority');
}

/** The sign that stands there. */
export function writtenSignAt({ tokens }: Reading, at: number): Comparison | null {
  const token = tokens[at];
  return token?.isQuoted === false ? comparisonOf(token.raw) : null;
}

function signAt(
  reading: Reading,
  subject: Subject,
  at: number,
): { readonly operator: Comparison; readonly count: number; readonly isWritten: boolean } | null {
  const operator = writtenSignAt(reading, at);
  if (operator !== null) return { operator, count: 1, isWritten: true };
  // Words compare only what is known to be compared: "colour is red" may be a sentence.
  if (subject.kind === 'date' || (subject.kind === 'variable' && !subject.isKnown)) return null;
  const phrase = phraseAt(reading, reading.book.signs, at);
  if (phrase === null || (subject.kind === 'attribute' && phrase.key !== 'like')) return null;
  return { operator: phrase.key, count: phrase.words.length, isWritten: false };
}

function conditionAt(
  reading: Reading,
  subject: Subject,
  operator: Comparison,
  at: number,
): { readonly criterion: ReadCriterion; readonly count: number } | null {
  if (subject.kind === 'priority') {
    const number = numberAt(reading, at);
    const made = number === null ? null : priorityCriterion(operator, number.value);
    return number === null || made === null ? null : { criterion: made, count: number.count };
  }
  if (subject.kind === 'date') {
    const relation = DATE_RELATIONS[operator];
    const date = relation === undefined ? null : dateAt(reading, at, subject.field);
    if (relation === undefined || date === null) return null;
    return {
      criterion: dateCriterion(subject.field, relation, date.value, reading.known),
      count: date.count,
    };
  }
  if (subject.kind === 'attribute') {
    const known = operatorIn(subject.operators, operator);
    const { text = '' } = reading.tokens[at] ?? {};
    return known === undefined ? null : { criterion: criterion(subject.id, known, text), count: 1 };
  }
  const value = valueAt(reading, at);
  return {
    criterion: criterion('processVariables', operator, value.value, subject.name),
    count: value.count,
  };
}

const DATE_RELATIONS: Readonly<Partial<Record<Comparison, 'on' | 'before' | 'until' | 'after' | 'since'>>> = {
  eq: 'on',
  lt: 'before',
  lteq: 'until',
  gt: 'after',
  gteq: 'since',
};

/** The engine knows a least and a greatest priority, both included. */
export function priorityCriterion(operator: Comparison, value: string): ReadCriterion | null {
  const number = Number(value);
  if (!Number.isInteger(number)) return null;
  switch (operator) {
    case 'gt':
      return criterion('priority', 'min', String(number + 1));
    case 'gteq':
      return criterion('priority', 'min', value);
    case 'lt':
      return criterion('priority', 'max', String(number - 1));
    case 'lteq':
      return criterion('priority', 'max', value);
    case 'eq':
      return criterion('priority', 'eq', value);
    default:
      return null;
  }
}

/** The value of a variable: a number, true or false, a time, else a text. */
function valueAt(reading: Reading, at: number): { readonly value: string; readonly count: number } {
  const number = numberAt(reading, at);
  if (number !== null) return number;
  const truth = phraseAt(reading, reading.book.truths, at);
  if (truth !== null) return { value: truth.key, count: truth.words.length };
  const token = reading.tokens[at];
  const date = dateAt(reading, at);
  if (date !== null && /^\d{4}-\d{2}-/.test(date.value)) {
    return { value: date.value.includes('T') ? date.value : `${date.value}T00:00:00`, count: date.count };
  }
  const text = token?.text ?? '';
  // In quotes a number is a text.
  return {
    value: token?.isQuoted === true && readNumber(text, 'en') !== null ? `'${text}'` : text,
    count: 1,
  };
}

const CURRENCY = /^(?:\p{Sc}|euros?|dollars?|eur|usd|chf|gbp)$/u;

/** "1000", "€ 1000", "1000 EUR". */
export function numberAt(
  { tokens, words, known }: Reading,
  at: number,
): { readonly value: string; readonly count: number } | null {
  const isCurrency = (index: number) => CURRENCY.test(words[index] ?? '');
  const before = isCurrency(at) ? 1 : 0;
  const token = tokens[at + before];
  if (token === undefined || token.isQuoted) return null;
  const value = readNumber(token.text, known.language);
  if (value === null) return null;
  return { value, count: before + 1 + (before === 0 && isCurrency(at + 1) ? 1 : 0) };
}
