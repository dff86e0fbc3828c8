import type { VariableValue } from '@taskweave/engine-client/Task';

/** What a task is about: a label and a value as people read it. */
export interface Fact {
  /** Of the variable. */
  readonly name: string;
  readonly label: string;
  readonly value: FactValue;
  /** As the engine has it. Its id is known where it comes from the list of variables. */
  readonly variable: VariableValue & { readonly id?: string };
}

/** A value, ready to be written in any language. */
export type FactValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Whole numbers beyond 2^53 are texts of digits. */
  | { readonly kind: 'number'; readonly value: number | string; readonly isGrouped: boolean }
  | { readonly kind: 'money'; readonly value: number | string; readonly currency: string }
  | { readonly kind: 'date'; readonly iso: string; readonly hasTime: boolean }
  | { readonly kind: 'boolean'; readonly isTrue: boolean }
  /** By id; the name comes later, and not at all where the person may not see the user. */
  | { readonly kind: 'person'; readonly id: string }
  /** Only of http and https. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'file'; readonly fileName: string; readonly mimeType: string }
  /** An object, which no line can hold. */
  | { readonly kind: 'data' }
  /** There, and without a value. */
  | { readonly kind: 'empty' }
  /** Not there, which the filter wants to be said. */
  | { readonly kind: 'undefined' };
