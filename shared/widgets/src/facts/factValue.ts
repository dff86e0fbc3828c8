import { parseEngineDate } from '@taskweave/base/engineDate';
import { shownName } from '@taskweave/base/files/shownName';
import type { VariableValue } from '@taskweave/engine-client/Task';
import { isFileType, isPlainType } from '@taskweave/engine-client/variables/VariableType';
import type { FactFormat } from '@taskweave/plugin-files/settings/FactSetting';
import type { FactValue } from './Fact';

export interface FactReading {
  readonly format: FactFormat | null;
  readonly currency: string | null;
}

const WHOLE: ReadonlySet<string> = new Set(['Integer', 'Long', 'Short']);

export function factValue(variable: VariableValue, { format, currency }: FactReading): FactValue {
  const { type, value, valueInfo } = variable;
  if (isFileType(type)) {
    return {
      kind: 'file',
      fileName: shownName(textOf(valueInfo?.filename)),
      mimeType: textOf(valueInfo?.mimeType),
    };
  }
  if (value === null || value === undefined || value === '') return { kind: 'empty' };
  if (!isPlainType(type) || typeof value === 'object') return { kind: 'data' };
  const text = String(value);
  // Numbers without a format may be keys, which have no digit grouping.
  if (format === null && WHOLE.has(type)) return numberOf(text, false);
  return formatted(text, format ?? usualFormat(type, text), currency) ?? { kind: 'text', text };
}

function formatted(text: string, format: FactFormat, currency: string | null): FactValue | null {
  switch (format) {
    case 'number':
      return isNumber(text) ? numberOf(text, true) : null;
    case 'money':
      if (!isNumber(text)) return null;
      return currency === null ? numberOf(text, true) : { kind: 'money', value: exactly(text), currency };
    case 'date':
      return dateOf(text);
    case 'boolean':
      return text === 'true' || text === 'false' ? { kind: 'boolean', isTrue: text === 'true' } : null;
    case 'person':
      return { kind: 'person', id: text };
    case 'link':
      return linkOf(text);
    default:
      return null;
  }
}

function usualFormat(type: string, text: string): FactFormat {
  if (type === 'Date') return 'date';
  if (type === 'Boolean') return 'boolean';
  if (type !== 'String') return 'number';
  return text.startsWith('https://') || text.startsWith('http://') ? 'link' : 'text';
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}

function numberOf(text: string, isGrouped: boolean): FactValue {
  return { kind: 'number', value: exactly(text), isGrouped };
}

function exactly(text: string): number | string {
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}

/** Engines turn a day into midnight, in their zone or in that of the person who entered it. */
function dateOf(text: string): FactValue | null {
  const date = parseEngineDate(text);
  if (date === null) return null;
  if (text.slice(DAY).startsWith(MIDNIGHT)) return { kind: 'date', iso: text.slice(0, DAY), hasTime: false };
  return { kind: 'date', iso: text, hasTime: date.getHours() + date.getMinutes() + date.getSeconds() > 0 };
}

const DAY = '2026-11-24'.length;
const MIDNIGHT = 'T00:00:00';

function linkOf(text: string): FactValue | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'link', href, text } : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
