import type { VariableValue } from '@taskweave/engine-client/Task';

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: FactValue;
  readonly variable: VariableValue & { readonly id?: string };
}

export type FactValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Whole numbers beyond 2^53 are strings of digits. */
  | { readonly kind: 'number'; readonly value: number | string; readonly isGrouped: boolean }
  | { readonly kind: 'money'; readonly value: number | string; readonly currency: string }
  | { readonly kind: 'date'; readonly iso: string; readonly hasTime: boolean }
  | { readonly kind: 'boolean'; readonly isTrue: boolean }
  /** The name comes later, or never if the user is hidden from this person. */
  | { readonly kind: 'person'; readonly id: string }
  /** Only http and https. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'file'; readonly fileName: string; readonly mimeType: string }
  | { readonly kind: 'data' }
  | { readonly kind: 'empty' }
  /** Does not exist, and the filter wants that shown. */
  | { readonly kind: 'undefined' };
