import type { RowFact } from './RowFacts';

const LONG = 40;

export function pressedText({ value, variable, text }: Pick<RowFact, 'value' | 'variable' | 'text'>) {
  switch (value.kind) {
    case 'file':
      return text;
    case 'data':
      return variable.type !== 'Object' && typeof variable.value === 'string' ? variable.value : text;
    case 'text':
    case 'link':
      return text.length > LONG || text.includes('\n') ? text : null;
    default:
      return null;
  }
}
