import { parseEngineDate } from '@taskweave/base/engineDate';
import type { VariableValue } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';

/** Characters of which one line shows enough. */
const LINE = 60;
/** More of a text than fits into a row, whatever the screen. */
const MOST = 200;

/** The value in one line: dates as people of the locale write them, all else as the engine has it. */
export function valueText({ type, value }: VariableValue, locale: string): string {
  const date = type === 'Date' && typeof value === 'string' ? parseEngineDate(value) : null;
  if (date !== null) return formatsFor(locale).precise(date);
  return wholeText(value).slice(0, MOST);
}

/** The whole value as text. */
export function wholeText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whether a row may be too short for it. */
export function isLong(type: string, text: string): boolean {
  return type === 'Object' || text.length > LINE || text.includes('\n');
}
