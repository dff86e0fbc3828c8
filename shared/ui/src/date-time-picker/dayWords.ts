interface DayWords {
  readonly weekdays: { readonly [Which in 'this' | 'next' | 'last']: readonly string[] };
  readonly ends: { readonly [Which in 'month' | 'nextMonth' | 'year']: readonly string[] };
}

/** What browsers have no words for, by language, in small letters and without accents. */
const TABLES: Readonly<Record<string, DayWords>> = {
  en: {
    weekdays: { this: ['this', 'coming'], next: ['next'], last: ['last'] },
    ends: {
      month: ['end of month', 'end of the month', 'end of this month', 'month end'],
      nextMonth: ['end of next month'],
      year: ['end of year', 'end of the year', 'end of this year', 'year end'],
    },
  },
  de: {
    weekdays: {
      this: ['diesen', 'dieser', 'kommenden', 'kommender'],
      next: ['nachsten', 'naechsten', 'nachster'],
      last: ['letzten', 'vorigen', 'vergangenen'],
    },
    ends: {
      month: ['monatsende', 'ende des monats', 'ende dieses monats', 'ende monat'],
      nextMonth: ['ende nachsten monats', 'ende des nachsten monats'],
      year: ['jahresende', 'ende des jahres', 'ende dieses jahres'],
    },
  },
};

/** Undefined for languages without a table. */
export function dayWordsOf(locale: string): DayWords | undefined {
  return TABLES[locale.split('-')[0] ?? ''];
}
