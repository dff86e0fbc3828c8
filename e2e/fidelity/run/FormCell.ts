import type { Deed } from '../deeds/deeds';
import type { FormControl, FormKind } from '../kinds/FormKind';
import type { StoredValue } from '../values/StoredValue';

export interface FormCell {
  readonly kind: FormKind;
  readonly control: FormControl;
  readonly value: StoredValue;
  readonly deed: Deed;
}

export type CellOutcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'changed'; readonly before: string; readonly after: string }
  | { readonly kind: 'blocked'; readonly words: string };

export interface JudgedCell {
  readonly cell: FormCell;
  readonly outcome: CellOutcome;
}

export function cellsOf(kind: FormKind, deed: Deed): readonly FormCell[] {
  const controls = deed.isTyping ? (kind.typed ?? []) : kind.controls;
  return controls.flatMap((control) => control.values.map((value) => ({ kind, control, value, deed })));
}

export function describeCell({ cell: { kind, control, value, deed }, outcome }: JudgedCell): string {
  const cell = [deed.name, kind.name, control.name, value.type, value.label].join(' | ');
  if (outcome.kind === 'changed') return `${cell} | ${outcome.before} -> ${outcome.after}`;
  return `${cell} | ${outcome.kind === 'blocked' ? `blocked: ${outcome.words}` : 'kept'}`;
}
