import { parseEngineDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { emptyDraft, type VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { VARIABLE_TYPES, type VariableType } from '@taskweave/engine-client/variables/VariableType';

/**
 * Reads rows copied from a spreadsheet: name, type and value, separated by tabs. Types ignore case; if the second cell is no type,
 * it is the value of a String. Cells with line breaks are quoted. A header row is left out.
 * @example readRows('amount\tLong\t12')[0]; // { name: 'amount', type: 'Long', text: '12', … }
 */
export function readRows(text: string): readonly VariableDraft[] {
  const rows = cellsOf(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  return rows.filter((cells, index) => index > 0 || !isHead(cells)).map(draftOfRow);
}

export function isRows(text: string): boolean {
  return text.trim().includes('\t');
}

function draftOfRow([name = '', second = '', ...others]: readonly string[]): VariableDraft {
  const type = typeOf(second);
  if (type === null)
    return { ...emptyDraft('String'), name: name.trim(), text: [second, ...others].join('\t') };
  const value = others.join('\t');
  const draft = { ...emptyDraft(type), name: name.trim() };
  return others.length === 0 ? draft : { ...draft, ...contentOf(type, value) };
}

function contentOf(type: VariableType, value: string): Pick<VariableDraft, 'text' | 'isNull'> {
  const trimmed = value.trim();
  if (type === 'String') return { text: value, isNull: false };
  if (trimmed === '' || trimmed.toLowerCase() === 'null') return { text: '', isNull: type !== 'Null' };
  if (type === 'Boolean') return { text: trimmed.toLowerCase(), isNull: false };
  const date = type === 'Date' ? parseEngineDate(trimmed) : null;
  return { text: date === null ? trimmed : toLocalDateTime(date), isNull: false };
}

function typeOf(cell: string): VariableType | null {
  const wanted = cell.trim().toLowerCase();
  return VARIABLE_TYPES.find((type) => type.toLowerCase() === wanted) ?? null;
}

function isHead([, second = '']: readonly string[]): boolean {
  return ['type', 'typ'].includes(second.trim().toLowerCase());
}

function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^\t\n\r]*))(\t|\r\n?|\n|$)/g,
  )) {
    if (whole === '' && row.length === 0) break;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
