import type { FieldFault } from '../../form-parts/rejectionFault';
import type { ExactTree } from './exactTree';
import type { Path } from './keptRows';
import type { SchemaField } from './schemaFields';

/** A field on screen that is not disabled. */
export interface FieldNow {
  readonly field: SchemaField;
  readonly path: Path;
  readonly value: unknown;
  /** Whether it shows something else than it does for the engine's value. */
  readonly isTouched: boolean;
}

/** A list on screen. */
export interface ListNow {
  readonly path: Path;
  readonly length: number;
  /** Whether rows were added or removed. */
  readonly isTouched: boolean;
}

export interface FormNow {
  readonly fields: readonly FieldNow[];
  readonly lists: readonly ListNow[];
  /** The engine's JSON at a path of the form: rows that were removed are gone, those that were added have none. */
  readonly exactAt: (path: Path) => ExactTree | undefined;
  /** Chosen files by their references in values. */
  readonly files: ReadonlyMap<string, readonly File[]>;
}

/** A value that cannot be stored as it was entered. */
export interface Refusal {
  readonly path: Path;
  readonly fault: FieldFault;
}
