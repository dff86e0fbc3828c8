import { literal } from '@taskweave/engine-client/task-query/searchValue';
import { criterion, namedAt, phraseAt, type Reader, type Reading, textOf } from './Reader';
import { groupOf, personCriterion } from './readField';
import type { Phrase } from './words/searchWords';

interface Someone {
  readonly id: string;
  readonly count: number;
}

/** "Mary's tasks", "accounting's tasks": what is known by that name; else the words may be a name themselves. */
export const readPossessive: Reader = (reading, at) => possessiveAt(reading, at);

function possessiveAt(reading: Reading, at: number) {
  const { tokens, book } = reading;
  const own = book.endings.filter(({ key }) => key === 'possessive');
  for (let count = Math.min(4, tokens.length - at); count > 0; count -= 1) {
    if (tokens.slice(at, at + count).some(({ isQuoted }) => isQuoted)) continue;
    const text = plain(textOf(tokens, at, count));
    for (const { text: ending } of own) {
      if (!text.endsWith(ending)) continue;
      const name = text.slice(0, -ending.length);
      const person = personCriterion(reading, name);
      if (person.operator === 'eq') return { count, kind: 'person', criterion: person } as const;
      const group = groupOf(reading, name);
      if (group !== null)
        return { count, kind: 'group', criterion: criterion('candidateGroup', 'eq', group) } as const;
    }
  }
  return null;
}

/** "John or Mary", "tasks of John or Mary": a task has one assignee, so "and" says the same. */
export const readEither: Reader = (reading, at) => {
  const { fields, alternatives, joins } = reading.book;
  const field = phraseAt(
    reading,
    fields.filter(({ key }) => key === 'assignee'),
    at,
  );
  let end = at + (field?.words.length ?? 0);
  const ids: string[] = [];
  for (let next = someoneAt(reading, end); next !== null; ) {
    ids.push(next.id);
    end += next.count;
    const or = phraseAt<string>(reading, [...alternatives, ...joins], end);
    next = or && someoneAt(reading, end + or.words.length);
    if (or !== null && next !== null) end += or.words.length;
  }
  if (ids.length < 2) return null;
  return { count: end - at, kind: 'person', criterion: criterion('assignee', 'In', ids.join(', ')) };
};

function someoneAt(reading: Reading, at: number): Someone | null {
  const token = reading.tokens[at];
  if (token === undefined || token.isQuoted) return null;
  const text = token.text.replace(/^@/, '');
  const tokens = reading.tokens.with(at, { ...token, text });
  const named = namedAt({ ...reading, tokens }, reading.names.people, at);
  if (named !== null) return { id: literal(named.thing.id), count: named.count };
  const { operator, value } = personCriterion(reading, text);
  if (operator === 'eq') return { id: value, count: 1 };
  const own = possessiveAt(reading, at);
  return own?.kind === 'person' ? { id: own.criterion.value, count: own.count } : null;
}

/** Words that may name people, who are looked up then. */
export function namesIn(reading: Reading, isWord: (at: number) => boolean): readonly string[] {
  const { tokens, words, book } = reading;
  const own = book.endings.filter(({ key }) => key === 'possessive').map(({ text }) => text);
  const isAssigned = (at: number) => /^(?:un)?assigned$/.test(phraseAt(reading, book.states, at)?.key ?? '');
  const starters = book.fields.filter(({ key }) => key === 'startedBy');
  return tokens.flatMap(({ text, isQuoted }, at) => {
    if (isQuoted) return [];
    const denial = phraseAt(reading, book.negations, at);
    const or = phraseAt(reading, book.alternatives, at);
    const after = at + (denial ?? or ?? { words: [] }).words.length;
    const by = phraseAt(reading, starters, at);
    // "Mary created"
    const isBegun = by === null && isDone(reading, phraseAt(reading, book.dates, at));
    const around =
      isAssigned(at) || isBegun
        ? [at - 1]
        : by !== null
          ? [at + by.words.length]
          : after === at
            ? []
            : or === null
              ? [after]
              : [at - 1, after];
    const ending = own.find((one) => plain(words[at] ?? '').endsWith(one));
    const isName = ending !== undefined && (ending !== 's' || /^\p{Lu}/u.test(text));
    return [
      ...around.filter(isWord).flatMap((one) => tokens[one]?.text.replace(/^@/, '') ?? []),
      ...(isName && isWord(at) ? [text.slice(0, -ending.length)] : []),
    ];
  });
}

/** What somebody did: "new" is no such word. */
export function isDone({ book }: Reading, begun: Phrase<string> | null): boolean {
  const [first] = begun?.key === 'created' ? begun.words : [];
  return book.fields.some(
    ({ key, words }) => key === 'startedBy' && first?.startsWith(words[0] ?? '') === true,
  );
}

function plain(text: string): string {
  return text.replaceAll('’', "'");
}
