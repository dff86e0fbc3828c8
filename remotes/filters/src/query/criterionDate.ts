import { parseEngineDate, toEngineDate, toInputDate } from '@taskweave/base/engineDate';

const SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,4})?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{1,4}([+-]\d{2}:?\d{2}|Z)$/;

export type DateFault = 'date' | 'dateValue';

/** `date` where the text has not the shape of a date and time, `dateValue` where there is no such day or hour. */
export function checkDate(text: string): DateFault | null {
  const trimmed = text.trim();
  if (!SHAPE.test(trimmed) && !ZONED.test(trimmed)) return 'date';
  const date = parseEngineDate(trimmed);
  // The 31st of February would become a day in March without a word.
  if (date === null || (SHAPE.test(trimmed) && toInputDate(date) !== trimmed.slice(0, 10)))
    return 'dateValue';
  return null;
}

/** Local time as it is edited (`2026-01-31T08:30:00`) to what the engine reads, with milliseconds and zone. */
export function toStoredDate(text: string): string {
  const date = parseEngineDate(text.trim());
  return date === null ? text : toEngineDate(date);
}

/** What the engine stored to local time without a zone; milliseconds only where there are any. */
export function toEditedDate(stored: string): string {
  const date = parseEngineDate(stored);
  if (date === null) return stored;
  const [day = '', clock = ''] = toEngineDate(date).split('T');
  return `${day}T${clock.slice(0, date.getMilliseconds() === 0 ? 8 : 12)}`;
}

/** True for a text that the engine takes as a date where any text may stand, such as the value of a variable. */
export function isStoredDate(text: string): boolean {
  return ZONED.test(text) && parseEngineDate(text) !== null;
}
