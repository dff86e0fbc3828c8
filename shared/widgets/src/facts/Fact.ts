import type { VariableValue } from '@taskweave/engine-client/Task';

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: FactValue;
  readonly variable: VariableValue & { readonly id?: string };
}

export type FactValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number | string; readonly isGrouped: boolean }
  | { readonly kind: 'money'; readonly value: number | string; readonly currency: string }
  | { readonly kind: 'date'; readonly iso: string; readonly hasTime: boolean }
  | { readonly kind: 'boolean'; readonly isTrue: boolean }
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'file'; readonly fileName: string; readonly mimeType: string }
  | { readonly kind: 'data' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'undefined' };
