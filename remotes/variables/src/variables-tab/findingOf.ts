import { type Finding, foundWhen } from '@taskweave/engine-client/confirmWrite';
import type { VariableValue } from '@taskweave/engine-client/Task';

const PLAIN: ReadonlySet<string> = new Set([
  'Boolean',
  'Date',
  'Double',
  'Integer',
  'Long',
  'Null',
  'Short',
  'String',
]);

/** The engine hides file contents and may reformat objects and documents, so a different value does not prove that the write was lost. */
export function findingOf(found: VariableValue | undefined, sent: VariableValue): Finding<void> {
  if (found === undefined) return { kind: 'not-done' };
  if (!PLAIN.has(sent.type)) {
    const isThere = found.type === sent.type && sent.type !== 'File' && textOf(found) === textOf(sent);
    return isThere ? foundWhen(true) : { kind: 'unclear' };
  }
  return foundWhen(found.type === sent.type && textOf(found) === textOf(sent));
}

export function isChanged(found: VariableValue, before: VariableValue): boolean {
  return found.type !== before.type || textOf(found) !== textOf(before);
}

/** The engine sends long numbers as strings of digits, and dates in the server's offset. */
function textOf({ type, value }: VariableValue): string {
  if (type === 'Date' && typeof value === 'string') return String(Date.parse(value));
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
