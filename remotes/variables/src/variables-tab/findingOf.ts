import { type Finding, foundWhen } from '@taskweave/engine-client/confirmWrite';
import type { VariableValue } from '@taskweave/engine-client/Task';

/** Values that come back as they were sent. */
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

/**
 * Whether a value whose answer was lost has arrived. The engine does not say what is in a file, and may write down an object
 * or a document otherwise than it was sent: another one is then no proof that nothing was done.
 *
 * @param found what the engine has under the name now
 */
export function findingOf(found: VariableValue | undefined, sent: VariableValue): Finding<void> {
  if (found === undefined) return { kind: 'not-done' };
  if (!PLAIN.has(sent.type)) {
    const isThere = found.type === sent.type && sent.type !== 'File' && textOf(found) === textOf(sent);
    return isThere ? foundWhen(true) : { kind: 'unclear' };
  }
  return foundWhen(found.type === sent.type && textOf(found) === textOf(sent));
}

/** Whether somebody has changed a variable since it was read, as far as its value shows it; the content of a file does not. */
export function isChanged(found: VariableValue, before: VariableValue): boolean {
  return found.type !== before.type || textOf(found) !== textOf(before);
}

/** Long numbers travel as texts of digits, and dates come back in the server's offset. */
function textOf({ type, value }: VariableValue): string {
  if (type === 'Date' && typeof value === 'string') return String(Date.parse(value));
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
