import { parseEngineDate, toEngineDate, toInputDate } from '@taskweave/base/engineDate';

const SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,4})?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{1,4}([+-]\d{2}:?\d{2}|Z)$/;

export type DateFault = 'date' | 'dateValue';

/** `date` for a malformed text, `dateValue` for a day or hour that does not exist. */
export function checkDate(text: string): DateFault | null {
  const trimmed = text.trim();
  if (!SHAPE.test(trimmed) && !ZONED.test(trimmed)) return 'date';
  const date = parseEngineDate(trimmed);
  // `Date` would silently turn 31 February into a day in March.
  if (date === null || (SHAPE.test(trimmed) && toInputDate(date) !== trimmed.slice(0, 10)))
    return 'dateValue';
  return null;
}

/** From local time (`2026-01-31T08:30:00`) to the engine's format with milliseconds and offset. */
export function toStoredDate(text: string): string {
  const date = parseEngineDate(text.trim());
  return date === null ? text : toEngineDate(date);
}

/** To local time without an offset; milliseconds only if not zero. */
export function toEditedDate(stored: string): string {
  const date = parseEngineDate(stored);
  if (date === null) return stored;
  const [day = '', clock = ''] = toEngineDate(date).split('T');
  return `${day}T${clock.slice(0, date.getMilliseconds() === 0 ? 8 : 12)}`;
}

/** Whether the engine reads the text as a date where any text is allowed, such as in a variable's value. */
export function isStoredDate(text: string): boolean {
  return ZONED.test(text) && parseEngineDate(text) !== null;
}
