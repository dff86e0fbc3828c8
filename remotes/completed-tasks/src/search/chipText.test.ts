import { readSearch } from '@taskweave/widgets/search/readSearch';
import { expect, it } from 'vitest';
import { chipText } from './chipText';

const KNOWN = {
  language: 'de',
  variables: [],
  people: [{ id: 'john', name: 'John Lindqvist' }],
  processes: [{ id: 'invoice', name: 'Rechnung' }],
  now: new Date(2026, 10, 26),
  ofCompleted: true,
};
const WORDS = { person: 'Abgeschlossen von', process: 'Prozess', completed: 'Abgeschlossen' };

it.each([
  ['Brückner', 'Brückner'],
  ['@john', 'Abgeschlossen von: John Lindqvist'],
  ['Prozess invoice', 'Prozess: Rechnung'],
  ['letzten Monat', 'Abgeschlossen: letzten Monat'],
  ['erledigt letzten Monat', 'erledigt letzten Monat'],
  ['amount > 1000', 'amount > 1000'],
  ['amount >', 'amount > …'],
])('the chip of "%s" says "%s"', (text, shown) => {
  expect(readSearch(text, KNOWN).map((reading) => chipText(reading, KNOWN, WORDS))).toEqual([shown]);
});
