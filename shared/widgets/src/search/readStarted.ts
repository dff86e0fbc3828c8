import { perOwner } from '@taskweave/base/perOwner';
import { type Found, lengthOf, namedAt, phraseAt, type Reader, type Reading } from './Reader';
import { readDateSentence } from './readDate';
import { readDuration } from './readDuration';
import { personCriterion, readField } from './readField';
import { isDone } from './readPeople';
import { readStretch } from './readStretch';

/** "Started by John this month", "letzte Woche von Mary angelegt": the date beside is that of the beginning. */
export const readStarted: Reader = (reading, at) => {
  const starter = starterAt(reading, at);
  if (starter !== null) return followed(starter, beginningAt(reading, at + starter.count));
  const date = saysBegun(reading) ? beginningAt(reading, at) : null;
  const end = at + (date === null ? 0 : lengthOf(date));
  const behind = date && starterAt(reading, end);
  // The "created" of "last week created by Mary" is that of "created by".
  const inside = behind === null && date?.next === undefined ? starterAt(reading, end - 1) : null;
  if (date === null || (behind === null && inside === null)) return null;
  return inside === null ? followed(date, behind) : { ...date, count: date.count - 1, next: inside };
};

/** Asked once for each text, not at each of its words. */
const saysBegun = perOwner((reading: Reading) =>
  reading.tokens.some((_, at) => isDone(reading, phraseAt(reading, reading.book.dates, at))),
);

/** "Created by Mary", "Mary created", "von Mary angelegt" */
function starterAt(reading: Reading, at: number): Found | null {
  const field = readField(reading, at);
  if (field?.criterion?.type === 'startedBy') return field;
  const { dates, fillers, negations } = reading.book;
  const by = phraseAt(reading, negations, at) === null ? phraseAt(reading, fillers, at) : null;
  const from = at + (by?.words.length ?? 0);
  const { text = '', isQuoted = true } = reading.tokens[from] ?? {};
  const named = isQuoted ? null : namedAt(reading, reading.names.people, from);
  const end = from + (named?.count ?? 1);
  const begun = phraseAt(reading, dates, end);
  if (isQuoted || begun === null || !isDone(reading, begun)) return null;
  const person = personCriterion(reading, named?.thing.id ?? text);
  if (person.operator !== 'eq') return null;
  return {
    count: end + begun.words.length - at,
    kind: 'person',
    criterion: { ...person, type: 'startedBy' },
  };
}

/** A date that does not say what it is the date of; weekdays are those that lie behind, as with completed tasks. */
function beginningAt(reading: Reading, at: number): Found | null {
  const past = { ...reading, known: { ...reading.known, ofCompleted: true } };
  const [found] = [readDateSentence, readStretch, readDuration]
    .flatMap((read) => read(past, at) ?? [])
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return found?.criterion && /^(?:created|completed)$/.test(found.criterion.type) ? created(found) : null;
}

function created(found: Found): Found {
  const { criterion, next } = found;
  return {
    ...found,
    criterion: criterion && { ...criterion, type: 'created' },
    ...(next && { next: created(next) }),
  };
}

function followed(first: Found, last: Found | null): Found {
  if (last === null) return first;
  return { ...first, next: first.next === undefined ? last : followed(first.next, last) };
}
