import type { VariableValue } from '@taskweave/engine-client/Task';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';

/** What a variable can be shown as, in a line. */
export type VariableKind =
  | { readonly kind: 'empty' }
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'file'; readonly fileName: string }
  /** `text` is what the line shows; `isLong` where there is more of it than a line can. */
  | { readonly kind: 'text'; readonly text: string; readonly isLong: boolean }
  /** Only its type fits into a line. */
  | { readonly kind: 'object'; readonly typeName: string };

/** Characters that a line of a card shows without cutting them off at usual widths. */
const LONG = 40;

/** Files have a name, objects the name of their class; everything else is its value as the engine wrote it. */
export function variableKind({ type, value, valueInfo = {} }: VariableValue): VariableKind {
  if (isFileType(type)) {
    const { filename } = valueInfo;
    return { kind: 'file', fileName: typeof filename === 'string' ? filename : '' };
  }
  if (value === null || value === undefined) return { kind: 'empty' };
  if (type === 'Date' && typeof value === 'string') return { kind: 'date', iso: value };
  if (type === 'Object') {
    const { objectTypeName } = valueInfo;
    return {
      kind: 'object',
      typeName: shortName(typeof objectTypeName === 'string' ? objectTypeName : type),
    };
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return { kind: 'text', text, isLong: text.length > LONG || text.includes('\n') };
}

/** `java.util.ArrayList<java.lang.String>` is `ArrayList<String>` to people. */
function shortName(className: string): string {
  return className.replace(/[\w$.]+/g, (name) => name.slice(name.lastIndexOf('.') + 1));
}
