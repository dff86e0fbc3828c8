import { fold } from '@taskweave/base/texts/words';
import { literal } from '@taskweave/engine-client/task-query/searchValue';
import type { ReadCriterion } from './Interpretation';
import { numberAt } from './numberAt';
import { criterion, type Found, namedAt, phraseAt, type Reader, type Reading } from './Reader';
import { priorityCriterion, priorityPhrases, thingsOf, writtenSignAt } from './readComparison';
import { dateAt } from './readDate';

/** The engine's usual priority is 50. */
export const USUAL = 50;

/** Which tasks come first; it leaves out none. */
export const ORDER = 'order';

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
  notSnoozed: criterion('notSnoozed', 'eq', ''),
  withoutFollowUp: criterion('withoutFollowUp', 'eq', ''),
  withoutOwner: criterion('withoutOwner', 'eq', ''),
  withoutGroup: criterion('withoutCandidateGroups', 'eq', ''),
  comments: criterion('comments', 'eq', ''),
  attachments: criterion('attachments', 'eq', ''),
  claimable: criterion('claimable', 'eq', ''),
} as const satisfies Readonly<Record<string, ReadCriterion>>;

export const LEVELS = {
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

/** Of several words, "oldest" is an order; alone it is a word. */
export const readOrder: Reader = (reading, at) => {
  const { orders, directions } = reading.book;
  const lead = phraseAt(reading, directions, at);
  const from = at + (lead?.words.length ?? 0);
  const order = phraseAt(reading, orders, from);
  if (order === null || order.key === 'first' || reading.tokens.length === 1) return null;
  const end = from + order.words.length;
  const behind = lead === null ? phraseAt(reading, directions, end) : null;
  const direction = lead ?? behind;
  const [attribute = ''] = order.key.split(' ');
  const next = direction === null ? phraseAt(reading, orders, end) : null;
  // "By amount, lowest first"
  const other = next?.key.startsWith(`${attribute} `) ? next : null;
  const key = direction === null ? (other ?? order).key : `${attribute} ${direction.key}`;
  const count = end - at + (behind ?? other ?? { words: [] }).words.length;
  // Completed tasks have one order.
  if (reading.known.ofCompleted) {
    return key === 'created desc' ? { count, kind: 'filler', criterion: null } : null;
  }
  return { count, kind: 'state', criterion: criterion(ORDER, 'eq', key) };
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
  const found = fieldAt(reading, at);
  const state = found?.criterion?.type === 'owner' ? phraseAt(reading, reading.book.states, at) : null;
  // "Delegated by me"
  return found !== null && state?.key === 'delegated'
    ? {
        count: state.words.length,
        kind: 'state',
        criterion: STATES.delegated,
        next: { ...found, count: found.count - state.words.length },
      }
    : found;
};

function fieldAt(reading: Reading, at: number): Found | null {
  const field = phraseAt(reading, reading.book.fields, at);
  if (field === null || field.key === 'priority') return null;
  const afterField = at + field.words.length;
  const signed = afterField + equalsAt(reading, afterField);
  const from = signed + articleAt(reading, signed);
  const next = reading.tokens[from];
  if (next === undefined) {
    return reading.isEnded ? { count: from - at, kind: 'open', criterion: null } : null;
  }
  const found = (count: number, kind: Found['kind'], made: ReadCriterion): Found => ({
    count: from + count - at,
    kind,
    criterion: made,
  });
  if (field.key === 'candidateGroup') {
    const named = namedAt(reading, reading.names.groups, from);
    // "Offered to Mary"
    if (named === null && namedAt(reading, reading.names.people, from) !== null) return null;
    const tasks = reading.book.fillers.filter(({ key }) => key === 'tasks');
    // "Sales group tasks"
    if (named === null && phraseAt(reading, tasks, from) !== null) return null;
    const id = named === null ? next.text : literal(named.thing.id);
    return found(named?.count ?? 1, 'group', criterion(field.key, 'eq', id));
  }
  if (field.key === 'process') {
    const named = namedAt(reading, reading.names.processes, from);
    return named === null
      ? found(1, 'process', criterion('processDefinitionName', 'Like', next.text))
      : found(named.count, 'process', criterion('processDefinitionKey', 'eq', literal(named.thing.id)));
  }
  const state = field.key === 'assignee' ? phraseAt(reading, reading.book.states, from) : null;
  if (state?.key === 'unassigned') return found(state.words.length, 'state', STATES.unassigned);
  const { me } = reading.known;
  const self = me && phraseAt(reading, reading.book.selfs, from);
  if (self) return found(self.words.length, 'person', ofMe(field.key, me.id));
  const named = namedAt(reading, reading.names.people, from);
  if (named !== null)
    return found(named.count, 'person', criterion(field.key, 'eq', literal(named.thing.id)));
  const group = field.key === 'assignee' ? groupAt(reading, from) : null;
  if (group !== null) return found(group.count, 'group', group.criterion);
  // "Tasks of the customer"
  if (from > signed) return null;
  // "Tasks of today"
  if (writtenSignAt(reading, afterField) === null && dateAt(reading, from) !== null) return null;
  // "Assigned to neither Mary nor John", "assignee, please"
  const { fillers, negations } = reading.book;
  if (phraseAt<string>(reading, [...fillers, ...negations], from) !== null) return null;
  const made = personCriterion(reading, next.text.replace(/^@/, '') || next.text);
  // The engine finds owners by the whole id only.
  const isSaid = writtenSignAt(reading, afterField) !== null;
  // "Created by hand"
  if (field.key === 'startedBy' && made.operator !== 'eq' && !isSaid) return null;
  const isWhole = field.key === 'owner' || field.key === 'startedBy' || isSaid;
  return found(1, 'person', { ...made, type: field.key, ...(isWhole && { operator: 'eq' }) });
}

/** "Owned by me" */
function ofMe(type: string, id: string): ReadCriterion {
  return type === 'assignee' ? STATES.mine : criterion(type, 'eq', literal(id));
}

const NOTHING: Readonly<Record<string, ReadCriterion>> = {
  assignee: STATES.unassigned,
  owner: STATES.withoutOwner,
  candidateGroup: STATES.withoutGroup,
  due: STATES.withoutDueDate,
  followUp: STATES.withoutFollowUp,
};

/** "Assignee: none", "due date missing", and "follow-up overdue". */
export const readNothing: Reader = (reading, at) => {
  const { dates, fields, nothings, states } = reading.book;
  const field = phraseAt<string>(reading, fields, at) ?? phraseAt<string>(reading, dates, at);
  if (field === null) return null;
  const signed = at + field.words.length;
  const from = signed + equalsAt(reading, signed);
  const nothing = phraseAt(reading, nothings, from);
  const state = NOTHING[field.key];
  if (nothing !== null && state !== undefined) {
    return { count: from + nothing.words.length - at, kind: 'state', criterion: state };
  }
  const late = field.key === 'followUp' ? phraseAt(reading, states, from) : null;
  if (late?.key !== 'overdue') return null;
  const made = criterion('followUp', 'Before', 'now');
  return { count: from + late.words.length - at, kind: 'date', criterion: made };
};

function articleAt(reading: Reading, at: number): number {
  const article = phraseAt<string>(
    reading,
    reading.book.days.filter(({ key }) => key === 'ordinal'),
    at,
  );
  const length = article?.words.length ?? 0;
  return reading.tokens[at + length] === undefined ? 0 : length;
}

/** "For Accounting", "for the sales team", where a group has that name. */
export const readForGroup: Reader = (reading, at) => {
  const { fillers, relations } = reading.book;
  const before = phraseAt<string>(reading, [...fillers, ...relations], at);
  if (before === null) return null;
  const length = before.words.length;
  const from = at + length;
  const group = groupAt(reading, from + articleAt(reading, from));
  return (
    group && {
      count: from + articleAt(reading, from) + group.count - at,
      kind: 'group',
      criterion: group.criterion,
    }
  );
};

/** "Accounting tasks", "tasks accounting", "the sales group" */
export const readGroupTasks: Reader = (reading, at) => {
  const tasks = reading.book.fillers.filter(({ key }) => key === 'tasks');
  const before = phraseAt(reading, tasks, at);
  const length = before?.words.length ?? 0;
  const named = namedAt(reading, reading.names.groups, at + length);
  const group = named && groupAt(reading, at + length);
  if (named === null || group === null) return null;
  const count = length + group.count;
  const behind = phraseAt(reading, tasks, at + count);
  if (before === null && behind === null && group.count === named.count) return null;
  return { count: count + (behind?.words.length ?? 0), kind: 'group', criterion: group.criterion };
};

/** "The accounting group" */
function groupAt(
  reading: Reading,
  at: number,
): { readonly count: number; readonly criterion: ReadCriterion } | null {
  const named = namedAt(reading, reading.names.groups, at);
  if (named === null) return null;
  const fields = reading.book.fields.filter(({ key }) => key === 'candidateGroup');
  const behind = phraseAt(reading, fields, at + named.count);
  const count = named.count + (behind?.words.length ?? 0);
  return { count, criterion: criterion('candidateGroup', 'eq', literal(named.thing.id)) };
}

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
