import { isRecord } from '@taskweave/engine-client/readShape';
import { ExactNumber, type ExactTree } from './exactTree';
import type { ExactValues, FormJsData } from './formJsData';

export type Path = readonly (string | number)[];

export interface RowChange {
  readonly kind: 'added' | 'removed';
  readonly path: Path;
  readonly index: number;
}

interface Kept {
  readonly shown: FormJsData;
  readonly exact: ExactValues;
}

export class KeptRows {
  readonly #initial: Kept;
  readonly #first: readonly RowChange[];
  #kept: Kept = { shown: {}, exact: {} };
  #changes: readonly RowChange[] = [];
  #changed = new WeakSet<object>();

  constructor(initial: Kept, first: readonly RowChange[]) {
    this.#initial = initial;
    this.#first = first;
    this.reset();
  }

  get changes(): readonly RowChange[] {
    return this.#changes;
  }

  change(change: RowChange): void {
    this.#changes = [...this.#changes, change];
    for (const tree of [this.#kept.shown, this.#kept.exact]) {
      const rows = valueAt(tree, change.path);
      if (!Array.isArray(rows)) continue;
      this.#changed.add(rows);
      if (change.kind === 'added') rows.splice(change.index, 0, undefined);
      else rows.splice(change.index, 1);
    }
  }

  reset(): void {
    this.#changes = [];
    this.#kept = copyOf(this.#initial);
    for (const change of this.#first) this.change(change);
  }

  shownAt(path: Path): unknown {
    return valueAt(this.#kept.shown, path);
  }

  exactAt(path: Path): ExactTree | undefined {
    return valueAt(this.#kept.exact, path) as ExactTree | undefined;
  }

  hasChanged(path: Path): boolean {
    const rows = this.shownAt(path);
    return !Array.isArray(rows) || this.#changed.has(rows);
  }
}

export function valueAt(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return inner[Number(name)];
    return isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined;
  }, tree);
}

export function copyOf<T>(tree: T): T;
export function copyOf(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map((item: unknown) => copyOf(item));
  if (!isRecord(tree) || tree instanceof ExactNumber) return tree;
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, copyOf(value)]));
}
