import { parseEngineDate } from '@taskweave/base/engineDate';
import type { VariableValue } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';

export interface ValueWords {
  readonly locale: string;
  /** Dates are shown without their time. */
  readonly isDay: boolean;
  readonly yes: string;
  readonly no: string;
}

/** A number that every digit of counts: larger ones come as text. */
const WHOLE = /^-?\d+$/;

/** A value as people read it; null where there is nothing to read. Never the name of a type. */
export function valueText({ type, value }: VariableValue, words: ValueWords): string | null {
  const { locale, isDay, yes, no } = words;
  const formats = formatsFor(locale);
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return formats.number(value);
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  if (type === 'Date') return dateText(value, locale, isDay);
  if (WHOLE.test(value) && NUMBERS.has(type)) return BigInt(value).toLocaleString(formats.locale);
  return STRUCTURED.has(type) ? structuredText(value) : value;
}

const NUMBERS: ReadonlySet<string> = new Set(['Short', 'Integer', 'Long', 'Number']);
const STRUCTURED: ReadonlySet<string> = new Set(['Object', 'Json']);

function dateText(iso: string, locale: string, isDay: boolean): string {
  const date = parseEngineDate(iso);
  if (date === null) return iso;
  const formats = formatsFor(locale);
  return isDay
    ? new Intl.DateTimeFormat(formats.locale, { dateStyle: 'medium' }).format(date)
    : formats.dateTime(date);
}

/** A list of words as a sentence has it; what is nested as it is written, in lines. */
function structuredText(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const isPlain = (one: unknown) => typeof one === 'string' || typeof one === 'number';
    return Array.isArray(value) && value.every(isPlain) ? value.join(', ') : JSON.stringify(value, null, 2);
  } catch {
    return text;
  }
}
