import type { FieldFault } from './fieldValues';

/** The engine's words about a field as a text of ours; null where only the engine's own words say it. */
export function rejectionFault(message: string): FieldFault | null {
  const [, constraint, limit = ''] = /validation of (\w+)(?:\(([^)]*)\))? failed/.exec(message) ?? [];
  switch (constraint) {
    case 'required':
      return { key: 'error.required' };
    case 'readonly':
      return { key: 'error.readOnly' };
    case 'min':
      return { key: 'error.min', values: { min: limit } };
    case 'max':
      // The engine refuses the maximum itself too.
      return { key: 'error.below', values: { max: limit } };
    case 'minlength':
      return { key: 'error.minLength', values: { count: Number(limit) } };
    case 'maxlength':
      return { key: 'error.atMost', values: { count: Number(limit) } };
    default:
      return null;
  }
}
