/** Types whose values are one word, number or moment: they can be typed into a field, compared and sorted by. */
export const PLAIN_TYPES = ['String', 'Integer', 'Long', 'Short', 'Double', 'Date', 'Boolean'] as const;

export type PlainType = (typeof PLAIN_TYPES)[number];

/** All built-in types of the engine, in the order of the alphabet; plugins of an engine may add others. */
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

/** What a variable is of that was never given a value. */
export const NULL_TYPE: VariableType = 'Null';

export function isVariableType(type: string): type is VariableType {
  return VARIABLE_TYPES.some((known) => known === type);
}

export function isPlainType(type: string): type is PlainType {
  return PLAIN_TYPES.some((known) => known === type);
}

/** Whether the value is a file, of which answers give only the address. `Bytes` is its content alone. */
export function isFileType(type: string | undefined): type is 'File' | 'Bytes' {
  return type === 'File' || type === 'Bytes';
}

/**
 * The type whose rules a refused value broke, for a text that explains them; null where no such text is needed, or the type is
 * not known. Forms also say `Float` and `Number` where they mean `Double`.
 */
export function faultyType(type: string): Exclude<PlainType, 'String'> | null {
  if (type === 'Float' || type === 'Number') return 'Double';
  return isPlainType(type) && type !== 'String' ? type : null;
}
