import { faultyType } from '@taskweave/engine-client/variables/VariableType';
import type { Language, TextKey } from '@taskweave/plugin-sdk';

export interface FieldFault {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export function rejectionFault(message: string): FieldFault | null {
  const type = faultyType(/^Cannot convert value .* of type '(\w+)' to/s.exec(message)?.[1] ?? '');
  if (type !== null) return { key: `error.type.${type}` };
  const [, constraint, limit = ''] = /validation of (\w+)(?:\(([^()]*)\))? failed/.exec(message) ?? [];
  switch (constraint) {
    case 'required':
      return { key: 'error.required' };
    case 'readonly':
      return { key: 'error.readOnly' };
    case 'min':
      return { key: 'error.min', values: { min: limit } };
    case 'max':
      return { key: 'error.below', values: { max: limit } };
    case 'minlength':
      return { key: 'error.minLength', values: { count: Number(limit) } };
    case 'maxlength':
      return { key: 'error.atMost', values: { count: Number(limit) } };
    default:
      return null;
  }
}

export function rejectionText(message: string, t: Language['t']): string {
  const fault = rejectionFault(message);
  return fault === null ? message : t(fault.key, fault.values);
}
