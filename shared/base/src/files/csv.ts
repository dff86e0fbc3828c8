import { parseEngineDate, toInputDateTime } from '../engineDate';

const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;

/** A spreadsheet that splits at other separators ignores our quotes. */
const CELL = /[^;\t\r\n]+/g;

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

export function csvRow(fields: readonly (string | number | null | undefined)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

/** An apostrophe marks a would-be formula as text, even after a semicolon, tab or line break. */
export function csvField(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = NUMBER.test(text)
    ? text
    : text.replace(CELL, (cell) => (FORMULA.test(cell) ? `'${cell}` : cell));
  return `"${safe.replaceAll('"', '""')}"`;
}

export function csvDate(iso: string | null): string | null {
  const date = parseEngineDate(iso);
  return date === null ? iso : toInputDateTime(date).replace('T', ' ');
}

/** The BOM tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF';
