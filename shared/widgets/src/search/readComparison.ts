import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { literal, parseSearchValue } from '@taskweave/engine-client/task-query/searchValue';
import { type Comparison, comparisonOf, comparisonsIn, operatorIn } from './comparisons';
import type { ComparedAttribute, Interpretation, ReadCriterion, ValueKind } from './Interpretation';
import { isCurrency, numberAt, type Value } from './numberAt';
import { criterion, type Found, namedAt, namesOf, phraseAt, type Reader, type Reading } from './Reader';
import { dateAt, dateCriterion } from './readDate';
import type { Token } from './tokenize';

export type Subject = (
  | {
      readonly kind: 'variable';
      readonly type: string;
      readonly name: string;
      readonly values: ValueKind | null;
      readonly isKnown: boolean;
    }
  | { readonly kind: 'attribute'; readonly attribute: ComparedAttribute }
) & { readonly count: number };

const OF_VARIABLES = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'like', 'notLike'];
export const OF_DATES = ['Before', 'After', 'On'];
const PRIORITY: ComparedAttribute = {
  id: 'priority',
  name: '',
  kind: 'number',
  operators: ['min', 'max', 'eq'],
};

const AMOUNTS: ComparedAttribute = {
  id: 'amounts',
  name: '',
  kind: 'number',
  operators: ['gt', 'gteq', 'lt', 'lteq', 'eq'],
};

export const MONEY = { kind: 'attribute', attribute: AMOUNTS } as const;

/** A sign makes a variable of any name. "> 1000" alone is about the one variable that is known. */
export const readComparison: Reader = (reading, at) => {
  const subject = subjectAt(reading, at);
  if (subject === null) return readNameless(reading, at);
  const { tokens, isEnded } = reading;
  const behind = suffixedAt(reading, subject, at);
  if (behind !== null) return behind;
  const sign =
    signAt(reading, subject, at + subject.count) ?? fillerSignAt(reading, subject, at + subject.count);
  const from = at + subject.count + (sign?.count ?? 0);
  if (from >= tokens.length) {
    return isEnded || sign?.isWritten === true ? { count: from - at, kind: 'open', criterion: null } : null;
  }
  const found = sign === null ? null : conditionAt(reading, subject, sign.comparison, from, sign.isWritten);
  // "Ab 1000", where "Ab" is a fact, too.
  if (found === null) return readNameless(reading, at);
  return {
    count: from + found.count - at,
    kind: kindOf(subject),
    criterion: edged(found.criterion, sign),
    isUnknownName: subject.kind === 'variable' && !subject.isKnown,
  };
};

/** "Name starts with Review" */
function edged(made: ReadCriterion, sign: Sign | null): ReadCriterion {
  if (sign?.edge === undefined) return made;
  const text = made.value.replace(/[\\%_]/g, '\\$&');
  return { ...made, value: sign.edge === 'start' ? `${text}%` : `%${text}` };
}

/** "Amount of at least 300" */
function fillerSignAt(reading: Reading, subject: Subject, at: number): Sign | null {
  const isDate = subject.kind === 'attribute' && subject.attribute.kind === 'date';
  const filler = isDate ? null : phraseAt(reading, reading.book.fillers, at);
  const length = filler?.words.length ?? 0;
  const sign = length === 0 ? null : signAt(reading, subject, at + length);
  const number = sign === null ? null : numberAt(reading, at + length + sign.count);
  return sign === null || number === null ? null : { ...sign, count: length + sign.count };
}

/** "Priority 60 or higher", "amount 500 oder mehr" */
function suffixedAt(reading: Reading, subject: Subject, at: number): Found | null {
  const from = at + subject.count;
  const number = numberAt(reading, from);
  const suffix = number && phraseAt(reading, reading.book.suffixes, from + number.count);
  if (number === null || suffix === null) return null;
  const found = conditionAt(reading, subject, suffix.key, from, false);
  const end = from + number.count + suffix.words.length;
  // "500+ euros"
  const currency = isCurrency(reading.words[end] ?? '') ? 1 : 0;
  return (
    found && {
      count: end + currency - at,
      kind: kindOf(subject),
      criterion: found.criterion,
    }
  );
}

export function kindOf(subject: Subject): Interpretation['kind'] {
  if (subject.kind === 'variable') return 'variable';
  const { kind, id, lookUp } = subject.attribute;
  if (kind === 'date') return 'date';
  if (id === 'priority') return 'priority';
  return lookUp?.of === 'user' ? 'person' : lookUp?.of === 'process' ? 'process' : 'variable';
}

function readNameless(reading: Reading, at: number): Found | null {
  const { variables } = reading.known;
  const written = writtenSignAt(reading, at);
  const hasMoney = variables.some(({ isMoney }) => isMoney);
  // Without money among what is known, words such as "over 3" say too little.
  const phrase = hasMoney && written === null ? phraseAt(reading, reading.book.signs, at) : null;
  const comparison = written ?? phrase?.key ?? null;
  const from = at + (written === null ? (phrase?.words.length ?? 0) : 1);
  const number = numberAt(reading, from);
  if (comparison === null && hasMoney) return suffixedAt(reading, { ...MONEY, count: 0 }, at);
  if (comparison === null || !isOrdering(comparison) || number === null) return null;
  // "Over 3 days" is how long.
  if (phraseAt(reading, reading.book.units, from + number.count) !== null) return null;
  const count = from + number.count - at;
  if (hasMoney) return { count, kind: 'variable', criterion: criterion('amounts', comparison, number.value) };
  const [variable, ...others] = variables;
  return variable === undefined || others.length > 0
    ? { count, kind: 'open', criterion: null }
    : {
        count,
        kind: 'variable',
        criterion: criterion('processVariables', comparison, number.value, variable.name),
      };
}

export function isOrdering(comparison: Comparison): boolean {
  return operatorIn(AMOUNTS.operators, comparison) !== undefined;
}

export const readEquality: Reader = (reading, at) => {
  const named = variableAt(reading, at);
  if (named === null || named.values === 'date') return null;
  const from = at + named.count;
  // "Amount of 250"
  const of = named.values === 'number' ? phraseAt(reading, reading.book.fillers, from) : null;
  const length = of?.words.length ?? 0;
  const value =
    numberAt(reading, from + length) ?? (named.values === 'boolean' ? truthAt(reading, from) : null);
  if (value === null) return null;
  return {
    count: named.count + length + value.count,
    kind: 'variable',
    criterion: criterion('processVariables', 'eq', value.value, named.name),
  };
};

/** "Approved yes" */
function truthAt(reading: Reading, at: number) {
  const truth = phraseAt<string>(reading, reading.book.truths, at);
  return truth && { value: truth.key, count: truth.words.length };
}

/** What is written as a name follows the name of a variable: "supplier Casa Verde", "supplier: acme". */
export const readNamedText: Reader = (reading, at) => {
  const named = variableAt(reading, at);
  if (named === null || named.values === 'date') return null;
  const from = at + named.count;
  if (named.values === 'boolean' && truthAt(reading, from) !== null) return null;
  const end = reading.tokens.findIndex(
    ({ text, isQuoted, isGlued }, index) => index >= from && (isQuoted || isGlued || !/^\p{Lu}/u.test(text)),
  );
  const isLabel = reading.tokens[from - 1]?.raw.endsWith(':') === true && named.values !== 'number';
  const parts = reading.tokens.slice(from, end < 0 ? undefined : isLabel ? Math.max(end, from + 1) : end);
  if (parts.length === 0) return null;
  return {
    count: named.count + parts.length,
    kind: 'variable',
    criterion: criterion('processVariables', 'like', parts.map(({ text }) => text).join(' '), named.name),
    isLabelled: true,
  };
};

/** "Description: fence", as labels are printed */
export const readLabelled: Reader = (reading, at) => {
  const named = namedAt(reading, reading.names.attributes, at);
  const from = at + (named?.count ?? 0);
  const isLabel = reading.tokens[from - 1]?.raw.endsWith(':') === true;
  const value = reading.tokens[from];
  if (named === null || value === undefined || !isLabel || !named.thing.operators.includes('Like'))
    return null;
  return {
    count: named.count + 1,
    kind: 'variable',
    criterion: criterion(named.thing.id, 'Like', value.text),
  };
};

/** "Without tenant" is said by its name alone. */
export const readFlag: Reader = (reading, at) => {
  const named = namedAt(reading, reading.names.attributes, at);
  if (named === null || named.thing.kind !== 'flag') return null;
  return { count: named.count, kind: 'state', criterion: criterion(named.thing.id, 'eq', '') };
};

export function subjectAt(reading: Reading, at: number): Subject | null {
  const variable = variableAt(reading, at);
  const priority = phraseAt(reading, priorityPhrases(reading), at);
  const date = phraseAt(reading, reading.book.dates, at);
  const isOther = isOtherWord(reading, at);
  const subjects: readonly (Subject | null)[] = [
    variable && { kind: 'variable', type: 'processVariables', isKnown: true, ...variable },
    priority && { kind: 'attribute', attribute: PRIORITY, count: priority.words.length },
    date && {
      kind: 'attribute',
      attribute: { id: date.key, name: '', kind: 'date', operators: OF_DATES },
      count: date.words.length,
    },
    isOther ? null : attributeAt(reading, at),
  ];
  const [subject = null] = subjects.filter((one) => one !== null).toSorted((a, b) => b.count - a.count);
  if (subject !== null || isOther) return subject;
  return writtenSignAt(reading, at + 1) === null ? null : nameAt(reading, at, 'processVariables');
}

/** Null where the attribute knows no such comparison. */
function attributeAt(reading: Reading, at: number): Subject | null {
  const named = namedAt(reading, reading.names.attributes, at);
  if (named === null || named.thing.kind === 'flag') return null;
  const { thing: attribute, count } = named;
  if (attribute.kind === 'variable') {
    if (at + count >= reading.tokens.length) return { kind: 'attribute', attribute, count };
    const variable = nameAt(reading, at + count, attribute.id);
    return variable && { ...variable, count: count + variable.count };
  }
  const subject = { kind: 'attribute', attribute, count } as const;
  if (at + count >= reading.tokens.length) return subject;
  const sign = signAt(reading, subject, at + count);
  return sign !== null && operatorIn(attribute.operators, sign.comparison) !== undefined ? subject : null;
}

/** In quotes, or before a sign, any word is the name of a variable. */
function nameAt(reading: Reading, at: number, type: string): Extract<Subject, { kind: 'variable' }> | null {
  const known = variableAt(reading, at);
  if (known !== null) return { kind: 'variable', type, isKnown: true, ...known };
  const { text = '', isQuoted = false } = reading.tokens[at] ?? {};
  if (!isQuoted && !/^\p{L}[\p{L}\p{N}_.-]*$/u.test(text)) return null;
  const exact = isQuoted ? reading.known.variables.find(({ name }) => name === text) : undefined;
  const isKnown = exact !== undefined;
  return { kind: 'variable', type, name: text, values: exact?.kind ?? null, isKnown, count: 1 };
}

/** "mine > 1000" and "group = sales": the word has a meaning without the comparison. */
function isOtherWord(reading: Reading, at: number): boolean {
  const { states, fields } = reading.book;
  const field = phraseAt(reading, fields, at);
  return field === null
    ? phraseAt(reading, states, at) !== null
    : writtenSignAt(reading, at + field.words.length) === 'eq';
}

export function variableAt(reading: Reading, at: number) {
  const isQuoted = reading.tokens[at]?.isQuoted === true;
  const found = isQuoted ? null : namedAt(reading, reading.names.variables, at);
  if (found === null) return null;
  const { name, kind: values = null } = found.thing;
  return { name, values, count: found.count };
}

export function priorityPhrases({ book }: Reading) {
  return book.fields.filter(({ key }) => key === 'priority');
}

export function writtenSignAt({ tokens }: Reading, at: number): Comparison | null {
  const token = tokens[at];
  return token?.isQuoted === false ? comparisonOf(token.raw) : null;
}

export interface Sign {
  readonly comparison: Comparison;
  readonly count: number;
  readonly isWritten: boolean;
  readonly edge?: 'start' | 'end';
}

export function signAt(reading: Reading, subject: Subject, at: number): Sign | null {
  const comparison = writtenSignAt(reading, at);
  if (comparison !== null) return { comparison, count: 1, isWritten: true };
  // Words compare only what is known to be compared: "colour is red" may be a sentence.
  if (subject.kind === 'variable' && !subject.isKnown && subject.count === 1) return null;
  if (subject.kind === 'attribute' && subject.attribute.kind === 'date') return null;
  // "Description is long" may be a sentence, too.
  const edge = phraseAt(reading, reading.book.edges, at);
  if (edge !== null)
    return { comparison: 'like', count: edge.words.length, isWritten: false, edge: edge.key };
  const isProse = subject.kind === 'attribute' && subject.attribute.kind === 'text';
  const { signs, copulas } = reading.book;
  const phrase = phraseAt<Comparison>(reading, isProse ? signs : [...signs, ...copulas], at);
  return phrase && { comparison: phrase.key, count: phrase.words.length, isWritten: false };
}

export function operatorsOf(subject: Subject): readonly string[] {
  if (subject.kind === 'attribute') return subject.attribute.operators;
  const { values } = subject;
  if (values === null || values === 'text') return OF_VARIABLES;
  return OF_VARIABLES.filter((operator) =>
    values === 'boolean' ? /^n?eq$/.test(operator) : !/like$/i.test(operator),
  );
}

export function comparisonsOf(subject: Subject): readonly Comparison[] {
  return comparisonsIn(operatorsOf(subject));
}

interface Condition {
  readonly criterion: ReadCriterion;
  readonly count: number;
}

export function conditionAt(
  reading: Reading,
  subject: Subject,
  comparison: Comparison,
  at: number,
  isWritten: boolean,
): Condition | null {
  if (subject.kind === 'variable') {
    if (comparison === 'in') return null;
    const relation = subject.values === 'date' ? DATE_RELATIONS[comparison] : undefined;
    const date = relation === undefined ? null : dateAt(reading, at);
    if (relation !== undefined && date !== null) {
      const made = dateCriterion(subject.type, relation, date.value, reading.known);
      return { criterion: { ...made, name: subject.name }, count: date.count };
    }
    const isText = comparison === 'like' || comparison === 'notLike';
    const isNumber = subject.values === 'number' || (comparison !== 'eq' && comparison !== 'neq');
    const { value, count } = isText ? rawAt(reading, at) : valueAt(reading, at, isNumber);
    return { criterion: criterion(subject.type, comparison, value, subject.name), count };
  }
  const { attribute } = subject;
  const raw = isWritten ? rawAt(reading, at) : null;
  if (attribute.kind === 'number') {
    const number = numberAt(reading, at);
    const made = number === null ? null : numberCriterion(attribute, comparison, number.value);
    if (number !== null && made !== null) return { criterion: made, count: number.count };
    if (comparison === 'eq' && phraseAt(reading, reading.book.levels, at) !== null) return null;
  }
  if (attribute.kind === 'date') {
    const relation = DATE_RELATIONS[comparison];
    const date = relation === undefined ? null : dateAt(reading, at, attribute.id);
    if (relation !== undefined && date !== null) {
      const made = dateCriterion(attribute.id, relation, date.value, reading.known);
      return { criterion: made, count: date.count };
    }
  }
  const operator = operatorIn(attribute.operators, comparison);
  if (operator === undefined) return null;
  if (attribute.kind === 'number' || attribute.kind === 'date') {
    return raw && { criterion: criterion(attribute.id, operator, raw.value), count: raw.count };
  }
  const { value, count } =
    operator === 'In' ? listAt(reading, attribute, at) : thingAt(reading, attribute, at);
  return { criterion: criterion(attribute.id, operator, value), count };
}

const DATE_RELATIONS: Readonly<Partial<Record<Comparison, 'on' | 'before' | 'until' | 'after' | 'since'>>> = {
  eq: 'on',
  lt: 'before',
  lteq: 'until',
  gt: 'after',
  gteq: 'since',
};

function numberCriterion({ id, operators }: ComparedAttribute, comparison: Comparison, value: string) {
  if (id === 'priority') return priorityCriterion(comparison, value);
  const operator = operatorIn(operators, comparison);
  return operator === undefined ? null : criterion(id, operator, value);
}

/** The engine knows a least and a greatest priority, both included. */
export function priorityCriterion(comparison: Comparison, value: string): ReadCriterion | null {
  const number = Number(value);
  if (!Number.isInteger(number)) return null;
  switch (comparison) {
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

/** What is written as a name goes on: "Casa Verde". */
export function rawAt({ tokens }: Reading, at: number): Value {
  const [first, ...others] = tokens.slice(at);
  const isName = (token: Token | undefined) => token?.isQuoted === false && /^\p{Lu}/u.test(token.text);
  const end = isName(first) ? others.findIndex((token) => !isName(token) || token.isGlued) : 0;
  const rest = end < 0 ? others : others.slice(0, end);
  return { value: [first?.text ?? '', ...rest.map(({ text }) => text)].join(' '), count: 1 + rest.length };
}

/** A person, a process and the like by name; else the text itself. */
function thingAt(reading: Reading, { lookUp, choices }: ComparedAttribute, at: number): Value {
  const things = choices ?? thingsOf(reading, lookUp?.of ?? null);
  const found = reading.tokens[at]?.isQuoted ? null : namedAt(reading, namesOf(things, spellings), at);
  if (found === null) return rawAt(reading, at);
  const { thing, count } = found;
  return { value: choices ? thing.id : literal(thing[lookUp?.by ?? 'id']), count };
}

export function thingsOf({ known }: Reading, of: string | null): readonly Choice[] {
  switch (of) {
    case null:
      return [];
    case 'user':
      return [...(known.me === undefined ? [] : [known.me]), ...known.people];
    case 'process':
      return known.processes;
    default:
      return known.others?.[of as 'group'] ?? [];
  }
}

export function spellings({ id, name }: Choice): readonly string[] {
  return [id, name];
}

function listAt(reading: Reading, attribute: ComparedAttribute, at: number): Value {
  const { tokens } = reading;
  const items: string[] = [];
  let end = at;
  while (end < tokens.length) {
    const { value, count } = thingAt(reading, attribute, end);
    items.push(value);
    end += count;
    const last = tokens[end - 1];
    if (tokens[end]?.raw === ',') end += 1;
    else if (last?.isQuoted !== false || !last.raw.endsWith(',')) break;
  }
  return { value: items.join(', '), count: end - at };
}

function valueAt(reading: Reading, at: number, isNumber: boolean): Value {
  const number = numberAt(reading, at, isNumber);
  if (number !== null) return number;
  const truth = phraseAt(reading, reading.book.truths, at);
  if (truth !== null) return { value: truth.key, count: truth.words.length };
  const token = reading.tokens[at];
  const date = dateAt(reading, at);
  if (date !== null && /^\d{4}-\d{2}-/.test(date.value)) {
    return { value: date.value.includes('T') ? date.value : `${date.value}T00:00:00`, count: date.count };
  }
  const { value, count } = rawAt(reading, at);
  // In quotes, a number is a text.
  const isOther = token?.isQuoted === true && parseSearchValue(value) !== value;
  return { value: isOther ? `'${value}'` : value, count };
}
