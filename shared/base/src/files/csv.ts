import { parseEngineDate, toInputDateTime } from '../engineDate';

/** What spreadsheets take for the beginning of a formula, with or without blanks and quotes before it. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;

/** What a spreadsheet may take for a cell: where it separates at other signs than ours, it knows no quotes. */
const CELL = /[^;\t\r\n]+/g;

/** A plain number may begin with a sign. */
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** A row of a CSV file as RFC 4180 has it, every field in quotes, safe to be opened in a spreadsheet. */
export function csvRow(fields: readonly (string | number | null | undefined)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

/**
 * One field in quotes. What a spreadsheet would run as a formula, also behind a semicolon, a tab or a line break, gets an
 * apostrophe before it, which spreadsheets read as "this is a text".
 */
export function csvField(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = NUMBER.test(text)
    ? text
    : text.replace(CELL, (cell) => (FORMULA.test(cell) ? `'${cell}` : cell));
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A date of the engine as spreadsheets read it, in the person's own time; a text that is none stays as it is. */
export function csvDate(iso: string | null): string | null {
  const date = parseEngineDate(iso);
  return date === null ? iso : toInputDateTime(date).replace('T', ' ');
}

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF';
