export const PLAIN_TYPES = ['String', 'Integer', 'Long', 'Short', 'Double', 'Date', 'Boolean'] as const;

export type PlainType = (typeof PLAIN_TYPES)[number];

export const VARIABLE_TYPES = [
  'Boolean',
  'Bytes',
  'Date',
  'Double',
  'File',
  'Integer',
  'Json',
  'Long',
  'Null',
  'Object',
  'Short',
  'String',
  'Xml',
] as const;

export type VariableType = (typeof VARIABLE_TYPES)[number];

export const NULL_TYPE: VariableType = 'Null';

export function isVariableType(type: string): type is VariableType {
  return VARIABLE_TYPES.some((known) => known === type);
}

export function isPlainType(type: string): type is PlainType {
  return PLAIN_TYPES.some((known) => known === type);
}

export function isFileType(type: string | undefined): type is 'File' | 'Bytes' {
  return type === 'File' || type === 'Bytes';
}

export function faultyType(type: string): Exclude<PlainType, 'String'> | null {
  if (type === 'Float' || type === 'Number') return 'Double';
  return isPlainType(type) && type !== 'String' ? type : null;
}
