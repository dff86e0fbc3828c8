import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import type { TableVariable } from './TableVariable';

export interface EditedRow {
  readonly key: string;
  readonly before: TableVariable | null;
  readonly scope: string;
  readonly draft: VariableDraft;
  /** The row before editing, to revert to. */
  readonly copy: VariableDraft;
  readonly phase: 'editing' | 'saving' | 'looking';
  readonly failures: readonly unknown[];
  readonly showsFaults: boolean;
}

type Rows = ReadonlyMap<string, EditedRow>;

/**
 * Rows being edited. A caller that keeps them restores them when the table is drawn again, including those that were being saved.
 * @example const edits = useState(() => new VariableEdits())[0];
 */
export class VariableEdits {
  #rows: Rows = new Map();
  readonly #listeners = new Set<() => void>();

  /** By key. Keeps its identity until something changes. */
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
