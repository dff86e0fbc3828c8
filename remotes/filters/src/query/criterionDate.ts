import { parseEngineDate, toEngineDate, toInputDate } from '@taskweave/base/engineDate';

const SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,4})?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{1,4}([+-]\d{2}:?\d{2}|Z)$/;

export type DateFault = 'date' | 'dateValue';

export function checkDate(text: string): DateFault | null {
  const trimmed = text.trim();
  if (!SHAPE.test(trimmed) && !ZONED.test(trimmed)) return 'date';
  const date = parseEngineDate(trimmed);
  // `Date` would silently turn 31 February into a day in March.
  if (date === null || (SHAPE.test(trimmed) && toInputDate(date) !== trimmed.slice(0, 10)))
    return 'dateValue';
  return null;
}

export function toStoredDate(text: string): string {
  const date = parseEngineDate(text.trim());
  return date === null ? text : toEngineDate(date);
}

export function toEditedDate(stored: string): string {
  const date = parseEngineDate(stored);
  if (date === null) return stored;
  const [day = '', clock = ''] = toEngineDate(date).split('T');
  return `${day}T${clock.slice(0, date.getMilliseconds() === 0 ? 8 : 12)}`;
}

export function isStoredDate(text: string): boolean {
  return ZONED.test(text) && parseEngineDate(text) !== null;
}
