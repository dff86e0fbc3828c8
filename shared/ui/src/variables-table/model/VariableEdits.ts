import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import type { TableVariable } from './TableVariable';

/** A row that a person works on. */
export interface EditedRow {
  readonly key: string;
  /** What it was; null for a row that was added. */
  readonly before: TableVariable | null;
  readonly scope: string;
  readonly draft: VariableDraft;
  /** The row as it was when the editing began: to be had back. */
  readonly copy: VariableDraft;
  readonly phase: 'editing' | 'saving' | 'looking';
  /** What went wrong with it, the last first. */
  readonly failures: readonly unknown[];
  /** Faults are shown once somebody tried to save. */
  readonly showsFaults: boolean;
}

type Rows = ReadonlyMap<string, EditedRow>;

/**
 * The rows of a table that are being worked on. A caller that keeps them has them again when the table is drawn again, also those
 * that were being saved when it went.
 *
 * @example const edits = useState(() => new VariableEdits())[0];
 */
export class VariableEdits {
  #rows: Rows = new Map();
  readonly #listeners = new Set<() => void>();

  /** By their keys. The same object until something changes. */
  get rows(): Rows {
    return this.#rows;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  update(change: (rows: Rows) => Rows): void {
    this.#rows = change(this.#rows);
    for (const listener of this.#listeners) listener();
  }
}
