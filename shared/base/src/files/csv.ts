import { parseEngineDate, toInputDateTime } from '../engineDate';

/** What spreadsheets take for the beginning of a formula, with or without blanks before it. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** A plain number may begin with a sign. */
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** A row of a CSV file as RFC 4180 has it, every field in quotes, safe to be opened in a spreadsheet. */
export function csvRow(fields: readonly (string | number | null | undefined)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

/**
 * One field in quotes. A text that a spreadsheet would run as a formula gets an apostrophe before it, which
 * spreadsheets read as "this is a text".
 */
export function csvField(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A date of the engine as spreadsheets read it, in the person's own time; a text that is none stays as it is. */
export function csvDate(iso: string | null): string | null {
  const date = parseEngineDate(iso);
  return date === null ? iso : toInputDateTime(date).replace('T', ' ');
}

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF';
