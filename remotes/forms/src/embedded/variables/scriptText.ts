import { parseEngineDate, toEngineDate } from '@taskweave/base/engineDate';
import { isExact } from '@taskweave/engine-client/variables/exactDecimal';
import { isJson, isXml } from '@taskweave/engine-client/variables/structuredText';
import { parseWholeNumber } from '@taskweave/engine-client/variables/wholeNumber';
import { parseJson } from './jsonDigits';

const WHOLE = /^-?\d+$/;
const DECIMAL = /^(0|(-?(((0|[1-9]\d*)\.\d+)|([1-9]\d*))))([eE][-+]?\d+)?$/;
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,4})?(Z|[+-]\d{2}:?\d{2})?$/;

const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  Integer: (text) => WHOLE.test(text) && parseWholeNumber(text, 'Integer') !== null,
  Long: (text) => WHOLE.test(text) && parseWholeNumber(text, 'Long') !== null,
  Short: (text) => WHOLE.test(text) && parseWholeNumber(text, 'Short') !== null,
  Float: isDecimal,
  Double: isDecimal,
  Boolean: (text) => text === 'true' || text === 'false',
  Date: isMoment,
  Json: isJson,
  Xml: isXml,
};

export function isScriptText(text: string, type: string | undefined): boolean {
  const check = type === undefined ? undefined : CHECKS[type];
  return check === undefined || check(text.trim());
}

/** Integers beyond JavaScript's safe range stay text, which the engine client sends as digits. */
export function readScriptText(text: string, type: string | undefined): unknown {
  if (!isScriptText(text, type)) throw new Error(`Value '${text.trim()}' is not of type ${type}`);
  const trimmed = text.trim();
  switch (type) {
    case 'Integer':
    case 'Long':
    case 'Short': {
      const number = Number(trimmed);
      return Number.isSafeInteger(number) ? number : trimmed;
    }
    case 'Float':
    case 'Double':
      return Number.parseFloat(trimmed);
    case 'Boolean':
      return trimmed === 'true';
    case 'Date':
      return trimmed;
    case 'Json':
      return parseJson(trimmed);
    default:
      return text;
  }
}

export function toControlText(value: unknown, type: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (type === 'Date') return toLocalText(value) ?? String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The engine requires milliseconds and an offset without a colon. */
export function toWireDate(value: unknown): unknown {
  const date = readDate(value);
  return date === null ? value : toEngineDate(date);
}

export function timeOf(value: unknown): number | null {
  return readDate(value)?.getTime() ?? null;
}

export function readDate(value: unknown): Date | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  ) {
    return readDate(value.toDate());
  }
  if (typeof value === 'number') return readDate(new Date(value));
  return typeof value === 'string' ? parseEngineDate(value) : null;
}

function toLocalText(value: unknown): string | null {
  const date = readDate(value);
  return date === null ? null : toEngineDate(date).slice(0, 19);
}

export function isSkipped(text: string): boolean {
  const match = MOMENT.exec(text.trim());
  const local = text.trim().slice(0, 19);
  const asUtc = match === null || match[7] !== undefined ? null : parseEngineDate(`${local}Z`);
  const date = parseEngineDate(local);
  if (asUtc === null || date === null || !asUtc.toISOString().startsWith(local)) return false;
  return !toEngineDate(date).startsWith(local);
}

function isDecimal(text: string): boolean {
  return DECIMAL.test(text) && isExact(text);
}

function isMoment(text: string): boolean {
  const match = MOMENT.exec(text);
  if (match === null || isSkipped(text)) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second < 60;
}
