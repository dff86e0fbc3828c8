import { parseEngineDate, toEngineDate, toInputDate } from '@taskweave/base/engineDate';
import { isExpression } from './expression';

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,4})?)?$/;
const ZONED = /(Z|[+-]\d{2}:?\d{2})$/;
/** A % or _ that no backslash makes an ordinary character. */
const WILDCARD = /(^|[^\\])[%_]/;

/**
 * The typed value behind a text: `12.5` is a number, `true` a truth, `NULL` nothing, `'12.5'` in single quotes a text,
 * `2026-11-21T08:30:00` a time.
 */
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

/** The moment that a text names; null for what is none, such as the 31st of February. */
export function parseSearchDate(text: string): Date | null {
  const trimmed = text.trim();
  const date = parseEngineDate(trimmed);
  // The 31st of February would become a day in March without a word.
  if (date === null || (!ZONED.test(trimmed) && toInputDate(date) !== trimmed.slice(0, 10))) return null;
  return date;
}

/** `%text%`, unless the person has put wildcards already. */
export function withWildcards(text: string): string {
  return WILDCARD.test(text) ? text : `%${text}%`;
}

/** A text without the single quotes that keep it from being a number. */
export function unquote(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= 2 && trimmed.startsWith("'") && trimmed.endsWith("'")
    ? trimmed.slice(1, -1)
    : trimmed;
}

/** A text of data as a search has it, which takes it for neither a quoted one nor an expression. */
export function literal(text: string): string {
  return unquote(text) !== text || isExpression(text) ? `'${text}'` : text;
}
