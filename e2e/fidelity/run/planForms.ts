import { DEEDS, type Deed } from '../deeds/deeds';
import type { FormKind } from '../kinds/FormKind';
import { cellsOf, type FormCell } from './FormCell';

const CELLS_OF_A_FORM = 80;

export interface PlannedForm {
  readonly kind: FormKind;
  readonly deed: Deed;
  readonly cells: readonly FormCell[];
}

export function planForms(kind: FormKind, deeds: readonly Deed[] = DEEDS): readonly PlannedForm[] {
  return deeds
    .filter(({ isForStarts }) => kind.place === 'task' || isForStarts)
    .filter(({ undoSeconds }) => undoSeconds === 0 || kind.isSentAtOnce !== true)
    .flatMap((deed) =>
      chunks(cellsOf(kind, deed), kind.cellsOfAForm ?? CELLS_OF_A_FORM).map(
        (cells): PlannedForm => ({ kind, deed, cells }),
      ),
    );
}

export function tenthOf(forms: readonly PlannedForm[], seed: number): readonly PlannedForm[] {
  return forms.filter((_, index) => index % 10 === seed % 10);
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
