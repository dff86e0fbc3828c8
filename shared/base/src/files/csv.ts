import { parseEngineDate, toInputDateTime } from '../engineDate';

const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;

/** A spreadsheet that splits at other separators ignores our quotes. */
const CELL = /[^;\t\r\n]+/g;

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

type Field = string | number | null | undefined;

/** In a spreadsheet that splits at other separators the whole row is one cell, which a signed number must not begin. */
export function csvRow([first, ...others]: readonly Field[]): string {
  const begin =
    others.length > 0 && NUMBER.test(String(first)) ? String(first).replace(/^[+-]/, "'$&") : first;
  return `${[begin, ...others].map(csvField).join(',')}\r\n`;
}

/** An apostrophe marks a would-be formula as text, even after a semicolon, tab or line break. */
export function csvField(value: Field): string {
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
