import { parseEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Fact, FactValue } from './Fact';
import type { FactKey } from './factTexts';

export interface FactLanguage {
  readonly locale: string;
  readonly t: (key: FactKey) => string;
  readonly nameOf: (id: string) => string | undefined;
  readonly now: Date;
}

export function factText(value: FactValue, language: FactLanguage): string {
  const { locale, t, nameOf, now } = language;
  switch (value.kind) {
    case 'text':
    case 'link':
      return value.text;
    case 'number':
      return figures(locale, null, value.isGrouped)(value.value);
    case 'money':
      return figures(locale, value.currency, true)(value.value);
    case 'date':
      return dateText(value.iso, value.hasTime, locale, now);
    case 'boolean':
      return t(value.isTrue ? 'yes' : 'no');
    case 'person':
      return nameOf(value.id) ?? value.id;
    case 'file':
      return value.fileName || t('file');
    default:
      return t(value.kind);
  }
}

export function peopleOf(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap(({ value }) => (value.kind === 'person' ? [value.id] : []));
}

function dateText(iso: string, hasTime: boolean, locale: string, now: Date): string {
  const date = parseEngineDate(iso);
  if (date === null) return iso;
  const formats = formatsFor(locale);
  return hasTime ? formats.dateTime(date) : formats.date(date, now);
}

type Figures = (value: number | string) => string;

const made = new Map<string, Figures>();

function figures(locale: string, currency: string | null, isGrouped: boolean): Figures {
  const key = `${locale} ${currency} ${isGrouped}`;
  const known = made.get(key) ?? createFigures(locale, currency, isGrouped);
  made.set(key, known);
  return known;
}

function createFigures(locale: string, currency: string | null, useGrouping: boolean): Figures {
  try {
    const format = new Intl.NumberFormat(
      locale,
      currency === null ? { maximumFractionDigits: 6, useGrouping } : { style: 'currency', currency },
    );
    // Strings of digits are formatted without loss of precision.
    return (value) => format.format(value as number);
  } catch {
    // A variable may hold an invalid currency.
    const plain = createFigures('en', null, useGrouping);
    return (value) => (currency === null ? plain(value) : `${plain(value)} ${currency}`);
  }
}
