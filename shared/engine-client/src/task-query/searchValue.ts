import { parseEngineDate, toEngineDate, toInputDate } from '@taskweave/base/engineDate';
import { isExpression } from './expression';

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,4})?)?$/;
const ZONED = /(Z|[+-]\d{2}:?\d{2})$/;
const WILDCARD = /(^|[^\\])[%_]/;

export function parseSearchValue(text: string): string | number | boolean | null {
  const trimmed = text.trim();
  if (NUMBER.test(trimmed)) return Number(trimmed);
  if (trimmed === 'true') return true;
  if (trimmed === 'false') return false;
  if (trimmed === 'NULL') return null;
  if (ISO_TIME.test(trimmed)) {
    const date = parseSearchDate(trimmed);
    if (date !== null) return toEngineDate(date);
  }
  return unquote(text);
}

export function parseSearchDate(text: string): Date | null {
  const trimmed = text.trim();
  const date = parseEngineDate(trimmed);
  // 31 February would silently become a day in March.
  if (date === null || (!ZONED.test(trimmed) && toInputDate(date) !== trimmed.slice(0, 10))) return null;
  return date;
}

export function withWildcards(text: string): string {
  return WILDCARD.test(text) ? text : `%${text}%`;
}

export function unquote(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= 2 && trimmed.startsWith("'") && trimmed.endsWith("'")
    ? trimmed.slice(1, -1)
    : trimmed;
}

export function literal(text: string): string {
  return unquote(text) !== text || isExpression(text) ? `'${text}'` : text;
}
