import type { FieldFault } from '../../form-parts/rejectionFault';
import type { ExactTree } from './exactTree';
import type { Path } from './keptRows';
import type { SchemaField } from './schemaFields';

export interface FieldNow {
  readonly field: SchemaField;
  readonly path: Path;
  readonly value: unknown;
  readonly isTouched: boolean;
}

export interface ListNow {
  readonly path: Path;
  readonly length: number;
  readonly isTouched: boolean;
}

export interface FormNow {
  readonly fields: readonly FieldNow[];
  readonly lists: readonly ListNow[];
  readonly exactAt: (path: Path) => ExactTree | undefined;
  readonly files: ReadonlyMap<string, readonly File[]>;
}

export interface Refusal {
  readonly path: Path;
  readonly fault: FieldFault;
}
