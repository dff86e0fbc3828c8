import { fold } from '@taskweave/base/texts/words';
import { literal } from '@taskweave/engine-client/task-query/searchValue';
import type { ReadCriterion } from './Interpretation';
import { numberAt } from './numberAt';
import { criterion, type Found, namedAt, phraseAt, type Reader, type Reading } from './Reader';
import { priorityCriterion, priorityPhrases, thingsOf, writtenSignAt } from './readComparison';

/** The engine's usual priority is 50. */
export const USUAL = 50;

export const STATES = {
  overdue: criterion('due', 'Before', 'now'),
  notOverdue: criterion('notOverdue', 'eq', ''),
  mine: criterion('mine', 'eq', ''),
  notMine: criterion('notMine', 'eq', ''),
  unassigned: criterion('unassigned', 'eq', ''),
  assigned: criterion('assigned', 'eq', ''),
  withoutDueDate: criterion('withoutDueDate', 'eq', ''),
  delegated: criterion('delegationState', 'eq', 'PENDING'),
  resolved: criterion('delegationState', 'eq', 'RESOLVED'),
  urgent: criterion('priority', 'min', String(USUAL + 1)),
  snoozed: criterion('followUp', 'After', 'now'),
} as const satisfies Readonly<Record<string, ReadCriterion>>;

const LEVELS = {
  high: STATES.urgent,
  usual: criterion('priority', 'eq', String(USUAL)),
  low: criterion('priority', 'max', String(USUAL - 1)),
} as const;

export const readState: Reader = (reading, at) => {
  const state = phraseAt(reading, reading.book.states, at);
  if (state === null) return null;
  return {
    count: state.words.length,
    kind: state.key === 'urgent' ? 'priority' : 'state',
    criterion: STATES[state.key],
  };
};

export const readPriority: Reader = (reading, at) => {
  const { levels } = reading.book;
  const phrases = priorityPhrases(reading);
  const field = phraseAt(reading, phrases, at);
  const from = at + (field === null ? 0 : field.words.length + equalsAt(reading, at + field.words.length));
  const level = phraseAt(reading, levels, from);
  if (field === null) {
    const after = level === null ? null : phraseAt(reading, phrases, at + level.words.length);
    if (level === null || after === null) return null;
    return priority(level.words.length + after.words.length, LEVELS[level.key]);
  }
  if (level !== null) return priority(from - at + level.words.length, LEVELS[level.key]);
  const number = numberAt(reading, at + field.words.length);
  const made = number === null ? null : priorityCriterion('eq', number.value);
  return number === null || made === null ? null : priority(field.words.length + number.count, made);
};

function priority(count: number, made: ReadCriterion): Found {
  return { count, kind: 'priority', criterion: made };
}

function equalsAt(reading: Reading, at: number): number {
  if (writtenSignAt(reading, at) === 'eq') return 1;
  const { signs, copulas } = reading.book;
  const phrase = phraseAt<string>(reading, [...signs, ...copulas], at);
  return phrase?.key === 'eq' ? phrase.words.length : 0;
}

export const readMention: Reader = (reading, at) => {
  const token = reading.tokens[at];
  if (token === undefined || token.isQuoted || !token.text.startsWith('@')) return null;
  const name = token.text.slice(1);
  const next = reading.tokens[at + 1];
  if (name !== '') {
    const tokens = reading.tokens.with(at, { ...token, text: name });
    const named = namedAt({ ...reading, tokens }, reading.names.people, at);
    return {
      count: named?.count ?? 1,
      kind: 'person',
      criterion: personCriterion(reading, named?.thing.id ?? name),
    };
  }
  if (next === undefined) return { count: 1, kind: 'open', criterion: null };
  if (!next.isQuoted || !next.isGlued) return null;
  return { count: 2, kind: 'person', criterion: personCriterion(reading, next.text) };
};

export const readField: Reader = (reading, at) => {
  const field = phraseAt(reading, reading.book.fields, at);
  if (field === null || field.key === 'priority') return null;
  const afterField = at + field.words.length;
  const from = afterField + equalsAt(reading, afterField);
  const next = reading.tokens[from];
  if (next === undefined) {
    return reading.isEnded ? { count: from - at, kind: 'open', criterion: null } : null;
  }
  const found = (count: number, kind: Found['kind'], made: ReadCriterion): Found => ({
    count: from + count - at,
    kind,
    criterion: made,
  });
  if (field.key === 'candidateGroup') return found(1, 'group', criterion(field.key, 'eq', next.text));
  if (field.key === 'process') {
    const named = namedAt(reading, reading.names.processes, from);
    return named === null
      ? found(1, 'process', criterion('processDefinitionName', 'Like', next.text))
      : found(named.count, 'process', criterion('processDefinitionKey', 'eq', literal(named.thing.id)));
  }
  const state = field.key === 'assignee' ? phraseAt(reading, reading.book.states, from) : null;
  if (state?.key === 'unassigned') return found(state.words.length, 'state', STATES.unassigned);
  const named = namedAt(reading, reading.names.people, from);
  if (named !== null)
    return found(named.count, 'person', criterion(field.key, 'eq', literal(named.thing.id)));
  const group = field.key === 'assignee' ? groupOf(reading, next.text) : null;
  if (group !== null) return found(1, 'group', criterion('candidateGroup', 'eq', group));
  const made = personCriterion(reading, next.text.replace(/^@/, '') || next.text);
  // The engine finds owners by the whole id only.
  const isWhole = field.key === 'owner' || writtenSignAt(reading, afterField) !== null;
  return found(1, 'person', { ...made, type: field.key, ...(isWhole && { operator: 'eq' }) });
};

export function personCriterion(reading: Reading, text: string): ReadCriterion {
  const { known } = reading;
  const wanted = fold(text);
  const whole = thingsOf(reading, 'user').find(
    ({ id, name }) => fold(id) === wanted || fold(name) === wanted,
  );
  const first = known.people.filter(({ name }) => fold(name).split(/\s/)[0] === wanted);
  const person = whole ?? (first.length === 1 ? first[0] : undefined);
  return person === undefined
    ? criterion('assignee', 'Like', text)
    : criterion('assignee', 'eq', literal(person.id));
}

export function groupOf(reading: Reading, name: string): string | null {
  const wanted = fold(name);
  const group = thingsOf(reading, 'group').find(
    (one) => fold(one.id) === wanted || fold(one.name) === wanted,
  );
  return group === undefined ? null : literal(group.id);
}
