import { parseEngineDate, toEngineDate, toInputDateTime, toLocalDateTime } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import type { VariableValue } from '../Task';
import { isJson, isXml } from './structuredText';
import { isFileType, type VariableType } from './VariableType';
import { isWholeNumberType, parseDecimal, parseWholeNumber, wholeNumberValue } from './wholeNumber';

export function acceptsTyped(type: VariableType, text: string): boolean {
  if (isWholeNumberType(type)) return parseWholeNumber(text, type) !== null;
  switch (type) {
    case 'Double':
      return parseDecimal(text) !== null;
    case 'Date':
      return parseEngineDate(text) !== null;
    case 'Json':
      return isJson(text);
    case 'Xml':
      return isXml(text.trim());
    case 'Boolean':
      return text === 'true' || text === 'false';
    default:
      return true;
  }
}

export function readTyped(type: VariableType, text: string): unknown {
  if (isWholeNumberType(type)) {
    const number = parseWholeNumber(text, type);
    return number === null ? null : wholeNumberValue(number, type);
  }
  switch (type) {
    case 'Boolean':
      return text === 'true';
    case 'Double':
      return parseDecimal(text);
    case 'Date': {
      const date = parseEngineDate(text);
      return date === null ? null : toEngineDate(date);
    }
    default:
      return text;
  }
}

export function writeTyped({ type, value }: VariableValue): string {
  if (value === null || value === undefined || isFileType(type)) return '';
  const date = type === 'Date' && typeof value === 'string' ? parseEngineDate(value) : null;
  return date === null ? String(value) : toLocalDateTime(date);
}

export function firstText(type: VariableType): string {
  if (isWholeNumberType(type) || type === 'Double') return '0';
  switch (type) {
    case 'Boolean':
      return 'false';
    case 'Date':
      return toInputDateTime(pageTime());
    case 'Json':
      return '{}';
    default:
      return '';
  }
}

export function fitPlain(type: string, value: unknown): VariableValue | null {
  if (isWholeNumberType(type)) {
    const number = parseWholeNumber(String(value), type);
    return number === null ? null : { type, value: wholeNumberValue(number, type) };
  }
  const fits =
    (type === 'Double' && typeof value === 'number') ||
    (type === 'Boolean' && typeof value === 'boolean') ||
    (type === 'String' && typeof value === 'string');
  return fits ? { type, value } : null;
}
