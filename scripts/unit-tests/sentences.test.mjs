import { describe, expect, it } from 'vitest';
import { bringWords } from '../../shared/i18n/src/languageWords';
import { readTypedDate } from '../../shared/ui/src/date-time-picker/typedDate';
import { NOWHERE } from '../../shared/widgets/src/search/criteria/place/SearchPlace';
import { wordProperties } from '../../shared/widgets/src/search/criteria/place/wordProperties';
import { readSearch } from '../../shared/widgets/src/search/readSearch';
import { readTypedDay } from '../../shared/widgets/src/search/readTypedDay';
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
  ['fr', 'ce week-end', '2026-11-28'],
  ['fr', 'mi-décembre', '2026-12-15'],
  ['fr', 'fin de la semaine prochaine', '2026-12-06'],
  ['fr', 'vendredi après-midi', '2026-11-27', '15:00'],
  ['fr', 'vendredi à midi', '2026-11-27', '12:00'],
  ['es', 'este fin de semana', '2026-11-28'],
  ['es', 'fin de la próxima semana', '2026-12-06'],
  ['es', 'en quince días', '2026-12-11'],
  ['es', 'viernes al mediodía', '2026-11-27', '12:00'],
  ['it', 'questo fine settimana', '2026-11-28'],
  ['it', 'fine della prossima settimana', '2026-12-06'],
  ['it', 'venerdì a mezzogiorno', '2026-11-27', '12:00'],
  ['nl', 'dit weekend', '2026-11-28'],
  ['nl', 'half december', '2026-12-15'],
  ['nl', 'vrijdagmiddag', '2026-11-27', '15:00'],
  ['pl', 'w ten weekend', '2026-11-28'],
  ['pl', 'koniec przyszłego tygodnia', '2026-12-06'],
  ['pl', 'w piątek po południu', '2026-11-27', '15:00'],
  ['pt-BR', 'este fim de semana', '2026-11-28'],
  ['pt-BR', 'fim da próxima semana', '2026-12-05'],
  ['pt-BR', 'sexta ao meio-dia', '2026-11-27', '12:00'],
  ['cs', 'tento víkend', '2026-11-28'],
  ['cs', 'konec příštího týdne', '2026-12-06'],
  ['cs', 'v pátek odpoledne', '2026-11-27', '15:00'],
  ['ar', 'منتصف ديسمبر', '2026-12-15'],
  ['ar', 'بعد أسبوعين', '2026-12-10'],
  ['ar', 'بعد ظهر الجمعة', '2026-11-27', '15:00'],
])('%s: a date field reads "%s" as the search does', (locale, text, day, rest = '') => {
  expect(readTypedDay(text, { locale, now: new Date(2026, 10, 26, 10) })).toEqual({ day, rest });
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
