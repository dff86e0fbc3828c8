import { describe, expect, it } from 'vitest';
import { bringWords } from '../../shared/i18n/src/languageWords';
import { readTypedDate } from '../../shared/ui/src/date-time-picker/typedDate';
import { NOWHERE } from '../../shared/widgets/src/search/criteria/place/SearchPlace';
import { wordProperties } from '../../shared/widgets/src/search/criteria/place/wordProperties';
import { readSearch } from '../../shared/widgets/src/search/readSearch';
import { inShort, knownIn } from '../../shared/widgets/src/search/testing/sentences';
import { writeSearch } from '../../shared/widgets/src/search/writeSearch';
import { inRepository } from '../process/paths.mjs';
import { readPlace } from '../translations/packOf.mjs';
import { addedLanguages } from '../translations/places.mjs';

const TABLES = ['widgets.search.words', 'ui.date-time-picker.day-words'];

const tags = addedLanguages(inRepository());
for (const tag of tags)
  bringWords(tag, Object.fromEntries(TABLES.map((name) => [name, readPlace(inRepository(), tag, name)])));

it.each([
  ['fr', 'dans une semaine', '2026-11-28T17:00'],
  ['fr', 'le vendredi, 9:15', '2026-11-27T09:15'],
  ['es', 'el viernes a las 9', '2026-11-27T09:00'],
  ['es', 'dentro de una semana', '2026-11-28T17:00'],
  ['it', 'tra una settimana', '2026-11-28T17:00'],
  ['pt-BR', 'em uma semana', '2026-11-28T17:00'],
  ['nl', 'op vrijdag om 9:15', '2026-11-27T09:15'],
  ['nl', 'over een week', '2026-11-28T17:00'],
  ['pl', 'w środę', '2026-11-25T17:00'],
  ['pl', 'za 2 dni', '2026-11-23T17:00'],
  ['cs', 'v pátek', '2026-11-27T17:00'],
  ['cs', 'koncem měsíce', '2026-11-30T17:00'],
  ['ar', 'يوم الجمعة', '2026-11-27T17:00'],
  ['ar', 'نهاية الشهر', '2026-11-30T17:00'],
])('%s: %s is a date', (locale, text, date) => {
  const now = new Date(2026, 10, 21, 10, 30);
  expect(readTypedDate(text, { locale, kind: 'date-time', now, defaultTime: '17:00' })).toBe(date);
});

it.each([
  ['nl', 'facturen', '%factu%r%'],
  ['nl', 'aanvragen', '%aanvra%g%'],
  ['es', 'veces', '%veces%'],
  ['pl', 'fakturze', '%faktur%'],
  ['cs', 'faktuře', '%faktu_%'],
])('%s: %s is looked for by its stem, as names have it', (locale, word, pattern) => {
  expect(wordProperties(word, { ...NOWHERE, locale }).nameLike).toBe(pattern);
});

describe.each(tags)('a search in %s', (tag) => {
  const known = knownIn(tag);

  it.each(Object.entries(readPlace(inRepository(), tag, 'widgets.search.sentences')))(
    '%s',
    (sentence, meaning) => {
      const read = readSearch(sentence, known);
      expect(read.map(inShort)).toEqual(meaning);
      for (const { criterion } of read) {
        if (criterion === null) continue;
        const text = writeSearch(criterion, known) ?? '';
        expect(readSearch(text, known).map((one) => one.criterion)).toEqual([criterion]);
      }
    },
  );
});
