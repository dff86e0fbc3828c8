import { parseEngineDate } from '@taskweave/base/engineDate';
import type { VariableValue } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';

const LINE = 60;
const MOST = 200;

export function valueText({ type, value }: VariableValue, locale: string): string {
  const date = type === 'Date' && typeof value === 'string' ? parseEngineDate(value) : null;
  if (date !== null) return formatsFor(locale).precise(date);
  return wholeText(value).slice(0, MOST);
}

export function wholeText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function isLong(type: string, text: string): boolean {
  return type === 'Object' || text.length > LINE || text.includes('\n');
}
