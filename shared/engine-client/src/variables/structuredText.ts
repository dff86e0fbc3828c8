import type { VariableValue } from '../Task';

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function isXml(text: string): boolean {
  return new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null;
}

export function holdsJson({ type, valueInfo }: Pick<VariableValue, 'type' | 'valueInfo'>): boolean {
  const format = valueInfo?.serializationDataFormat;
  return type === 'Json' || (typeof format === 'string' && format.includes('application/json'));
}
