import { expect, it } from 'vitest';
import type { SearchKnowledge } from './Interpretation';
import { namesTyped, readSearch, withoutReading } from './readSearch';
import de from './sentences/de.json';
import en from './sentences/en.json';
import facts from './sentences/facts.json';
import { inShort, knownIn } from './testing/sentences';
import { writeSearch } from './writeSearch';

const SENTENCES = Object.entries({ en, de }).flatMap(([language, table]) =>
  Object.entries(table).map(([sentence, meaning]) => ({ language, sentence, meaning })),
);

it('the tables have two hundred sentences and more', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(200);
});

it.each([
  ['en', 'completed yesterday', 'completed On yesterday'],
  ['en', 'done this week', 'completed On this-week'],
  ['en', 'today', 'completed On today'],
  ['en', 'due yesterday', 'due On yesterday'],
  ['de', 'erledigt letzte Woche', 'completed On last-week'],
])('of completed tasks, %s "%s" is about when they were completed', (language, sentence, meaning) => {
  const known = { ...knownIn(language), ofCompleted: true };
  const [read, ...others] = readSearch(sentence, known);
  expect([read && inShort(read), others]).toEqual([meaning, []]);
  expect(
    readSearch((read?.criterion && writeSearch(read.criterion, known)) ?? '', known)[0]?.criterion,
  ).toEqual(read?.criterion);
});

it('reads sixty words, and takes the others for one text', () => {
  const pasted = `${'mine '.repeat(60)}Dear "all",\noverdue   > 5 and more `;
  const read = readSearch(pasted, knownIn('en'));
  expect(read).toHaveLength(61);
  expect(read.slice(0, 60).map(inShort)).toEqual(Array(60).fill('mine eq'));
  expect(read[60]).toMatchObject({
    kind: 'words',
    text: 'Dear "all",\noverdue   > 5 and more',
    start: 300,
    criterion: { type: 'anything', operator: 'Like', value: 'Dear "all",\noverdue   > 5 and more' },
  });
});

it.each(['not ', 'due ', '@', 'a=', '"', '„', 'and mine ', '1 '])('reads many %j at once @H27', (word) => {
  const many = word.repeat(100_000 / word.length);
  const read = readSearch(many, knownIn('de'));
  expect(read.length).toBeLessThanOrEqual(61);
  expect(read.at(-1)?.end).toBe(many.trimEnd().length);
});

it('of open tasks, "completed" is a word like any other', () => {
  expect(readSearch('completed report', knownIn('en')).map(inShort)).toEqual([
    'anything Like completed',
    'anything Like report',
  ]);
});

it.each(SENTENCES)('$language: $sentence', ({ language, sentence, meaning }) => {
  expect(readSearch(sentence, knownIn(language)).map(inShort)).toEqual(meaning);
});

it.each(SENTENCES)('what $language "$sentence" means becomes text again', ({ language, sentence }) => {
  const known = knownIn(language);
  for (const { criterion } of readSearch(sentence, known)) {
    if (criterion === null) continue;
    const text = writeSearch(criterion, known) ?? '';
    expect(readSearch(text, known).map((one) => one.criterion)).toEqual([criterion]);
  }
});

it('a comparison without a name is about the one variable that is known', () => {
  const known = { ...knownIn('en'), variables: [{ name: 'amount', label: 'Invoice amount' }] };
  expect(readSearch('overdue mine > 1000', known).map(inShort)).toEqual([
    'due Before now',
    'mine eq',
    'amount gt 1000',
  ]);
});

it.each([
  ['amount between 10 and 20', 0, ''],
  ['amount between 10 and 20', 1, ''],
  ['overdue amount between 10 and 20 acme', 1, 'overdue acme'],
  ['overdue amount between 10 and 20', 0, 'amount between 10 and 20'],
  ['overdue and mine', 0, 'mine'],
  ['overdue and mine', 1, 'overdue'],
  ['acme overdue acme', 2, 'acme overdue'],
])('"%s" without its part %i is "%s"', (text, index, rest) => {
  const readings = readSearch(text, knownIn('en'));
  expect(withoutReading(readings, index)).toBe(rest);
});

function withFacts(language: string): SearchKnowledge {
  const fact = (name: string, label: string, isMoney: boolean) => ({
    name,
    label,
    isMoney,
    kind: isMoney ? ('number' as const) : null,
  });
  return {
    ...knownIn(language),
    variables: [
      fact('amount', 'Amount', true),
      fact('amount', 'Betrag', true),
      fact('damage', 'Damage', true),
      fact('damage', 'Schaden', true),
      fact('creditor', 'Supplier', false),
      fact('creditor', 'Lieferant', false),
      { name: 'paid', label: 'Paid', kind: 'boolean' },
      { name: 'days', label: 'Days', kind: 'number' },
      { name: 'days', label: 'Tage', kind: 'number' },
      { name: 'firstDay', label: 'From', kind: 'date' },
      { name: 'firstDay', label: 'Ab', kind: 'date' },
      { name: 'nextInspection', label: 'Inspection', kind: 'date' },
      { name: 'nextInspection', label: 'Prüfung', kind: 'date' },
    ],
  };
}

it.each(
  Object.entries(facts).flatMap(([language, table]) =>
    Object.entries(table).map(([sentence, meaning]) => ({ language, sentence, meaning })),
  ),
)('with the facts of a company, $language: $sentence', ({ language, sentence, meaning }) => {
  expect(readSearch(sentence, withFacts(language)).map(inShort)).toEqual(meaning);
});

it.each([
  ['INV-1 · 9 days overdue', ['anything Like INV-1', 'due On 2026-11-17']],
  ['Betrag: 12 · EUR', ['anything Like Betrag', 'anything Like 12', 'anything Like EUR']],
  ['· fence · Casa ·', ['anything Like fence', 'anything Like Casa']],
  ['·', ['anything Like ·']],
  ['col·lega', ['anything Like col·lega']],
])('a line that was copied from a row is read part by part: %s', (line, meaning) => {
  const read = readSearch(line, knownIn('en'));
  expect(read.map(inShort)).toEqual(meaning);
  expect(read.map(({ start, end }) => line.slice(start, end))).toEqual(read.map(({ text }) => text));
});

const GROUPS = [
  { id: 'accounting', name: 'Accounting' },
  { id: 'sales', name: 'Sales team' },
];

it.each([
  ['en', 'tasks for Accounting', ['filler', 'candidateGroup eq accounting']],
  ['en', 'tasks of the Sales team due today', ['candidateGroup eq sales', 'due On today']],
  ['en', 'everything assigned to the accounting group', ['filler', 'candidateGroup eq accounting']],
  ['en', 'for the customer', ['filler', 'filler', 'anything Like customer']],
  ['de', 'Aufgaben für das Sales team', ['filler', 'filler', 'candidateGroup eq sales']],
  ['en', 'Accounting tasks due today', ['candidateGroup eq accounting', 'due On today']],
  ['en', 'the accounting group', ['candidateGroup eq accounting']],
  ['en', 'accounting invoices', ['anything Like accounting', 'anything Like invoices']],
  ['de', 'Accounting-Aufgaben', ['candidateGroup eq accounting']],
  ['de', 'der Gruppe Accounting zugewiesen', ['candidateGroup eq accounting']],
  ['en', 'offered to accounting', ['candidateGroup eq accounting']],
  ['en', 'offered to Mary', ['anything Like offered', 'filler', 'anything Like Mary']],
  ['en', "in accounting's queue", ['filler', 'candidateGroup eq accounting']],
])('where groups are known, %s: %s', (language, sentence, meaning) => {
  const known = { ...knownIn(language), others: { group: GROUPS } };
  expect(readSearch(sentence, known).map(inShort)).toEqual(meaning);
});

it.each([
  ['en', 'Mary created last week', 'Mary'],
  ['en', 'created by Mary', 'Mary'],
  ['de', 'letzte Woche von Mary angelegt', 'Mary'],
])('looks in %s "%s" for the person who has started it', (language, sentence, name) => {
  const nobody = { ...knownIn(language), people: [] };
  expect(namesTyped(sentence, nobody)).toEqual([name]);
});
