import { alternatives } from './alternatives';
import type { ReadCriterion } from './Interpretation';
import { criterion, type Found, ofFact, phraseAt, type Reading } from './Reader';
import { dayAt } from './readAdjacent';

/** "Urgent or overdue", "mine or Mary's", "due Monday or Friday". */
export function alternativesAt(
  reading: Reading,
  at: number,
  conditionAt: (at: number) => Found | null,
): Found | null {
  const listed = daysAt(reading, at) ?? keysAt(reading, at);
  if (listed !== null) return listed;
  const isSaid = reading.tokens.some(
    (_, from) => phraseAt(reading, reading.book.alternatives, from) !== null,
  );
  if (!isSaid) return null;
  const parts: ReadCriterion[] = [];
  let end = at;
  for (let next = conditionAt(end); next?.criterion != null && next.next === undefined; ) {
    parts.push(next.criterion);
    end += next.count;
    const or = phraseAt(reading, reading.book.alternatives, end);
    next = or && conditionAt(end + or.words.length);
    if (or !== null && next?.criterion != null && next.next === undefined) end += or.words.length;
  }
  if (parts.length < 2) return null;
  const people = parts.every(({ type, operator }) => type === 'assignee' && /^(?:eq|In)$/.test(operator));
  const ids = parts.map(({ value }) => value).join(', ');
  return people
    ? { count: end - at, kind: 'person', criterion: criterion('assignee', 'In', ids) }
    : { count: end - at, kind: 'state', criterion: alternatives(parts.map(ofFact)) };
}

/** Without the field, the days are about that of the one beside them. */
function daysAt(reading: Reading, at: number, usual = ''): Found | null {
  const days = [];
  let end = at;
  for (let next = dayAt(reading, end, usual); next !== null; ) {
    days.push(next);
    end += next.count;
    const or = phraseAt(reading, reading.book.alternatives, end);
    next = or && dayAt(reading, end + or.words.length, usual);
    if (or !== null && next !== null) end += or.words.length;
  }
  const fields = new Set(days.flatMap(({ field }) => field ?? []));
  if (days.length < 2 || fields.size > 1) return null;
  const [field = reading.known.ofCompleted ? 'completed' : 'due'] = fields;
  // "Created on Monday or Tuesday": both lie behind.
  if (usual === '') return daysAt(reading, at, field);
  const parts = days.map(({ value }) => criterion(field, 'On', value));
  return { count: end - at, kind: 'date', criterion: alternatives(parts.map(ofFact)) };
}

/** "INV-2026-0030 or INV-2026-0031", "INV-2026-0030, INV-2026-0031": a process has one business key. */
function keysAt(reading: Reading, at: number): Found | null {
  const keys: string[] = [];
  let end = at;
  for (let next = at; isKeyAt(reading, next); ) {
    const { text, raw } = reading.tokens[next] ?? { text: '', raw: '' };
    keys.push(text);
    end = next + 1;
    const or = phraseAt(reading, reading.book.alternatives, end);
    next = or === null && !raw.endsWith(',') ? reading.tokens.length : end + (or?.words.length ?? 0);
  }
  if (keys.length < 2) return null;
  return {
    count: end - at,
    kind: 'variable',
    criterion: criterion('processInstanceBusinessKey', 'In', keys.join(', ')),
  };
}

/** Names have hardly two letters and two figures. */
function isKeyAt({ tokens }: Reading, at: number): boolean {
  const { text = '', isQuoted = false } = tokens[at] ?? {};
  return !isQuoted && /^\p{L}{2}[\p{L}\d._/#-]+$/u.test(text) && text.replace(/\D/g, '').length > 1;
}
