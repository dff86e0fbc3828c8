import type { RowFact } from './RowFacts';

/** Characters that a line shows without cutting them off at usual widths. */
const LONG = 40;

/**
 * The words to press for what a line cannot hold: files are downloaded, objects and long texts opened. Null for all that the line says
 * itself.
 *
 * @example pressedText({ value: { kind: 'data' }, text: 'Data', variable: { type: 'Object', value: '[]' } }) // 'Data'
 */
export function pressedText({ value, variable, text }: Pick<RowFact, 'value' | 'variable' | 'text'>) {
  switch (value.kind) {
    case 'file':
      return text;
    case 'data':
      // Of an object nothing but the name of its class would be short enough.
      return variable.type !== 'Object' && typeof variable.value === 'string' ? variable.value : text;
    case 'text':
    case 'link':
      return text.length > LONG || text.includes('\n') ? text : null;
    default:
      return null;
  }
}
