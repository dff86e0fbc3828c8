import { type ExactTree, isContainer } from './exactTree';
import type { FieldNow, ListNow, Refusal } from './FormNow';
import type { Fitted } from './fitValue';
import { copyOf, type Path, valueAt } from './keptRows';

interface Merge {
  readonly fields: readonly FieldNow[];
  readonly lists: readonly ListNow[];
  readonly before: ExactTree | undefined;
  readonly fit: (field: FieldNow, before: ExactTree | undefined) => Fitted<ExactTree>;
}

interface Merged {
  readonly tree: ExactTree;
  readonly refusals: readonly Refusal[];
}

interface Gap {
  readonly part: string;
  readonly kind: 'absent' | 'new row' | 'other';
}

export function mergeTree({ fields, lists, before, fit }: Merge): Merged {
  const holder: { tree: unknown } = { tree: copyOf(before) ?? null };
  const refusals: Refusal[] = [];
  const filled = filledParts(fields, lists, before);
  const isLeftOut = (gap: Gap | null, isTouched: boolean) => {
    if (gap === null) return !isTouched;
    return gap.kind === 'other' ? !isTouched : !filled.has(gap.part);
  };

  for (const field of fields) {
    const gap = gapAt(before, field.path);
    if (isLeftOut(gap, field.isTouched)) continue;
    const fitted: Fitted<ExactTree> =
      gap?.kind === 'other' ? OTHER : fit(field, gap === null ? exactAt(before, field.path) : undefined);
    if ('fault' in fitted) refusals.push({ path: field.path, fault: fitted.fault });
    else put(holder, field.path, fitted.fits);
  }
  for (const { path, length, isTouched } of lists) {
    const gap = gapAt(before, path) ?? gapFor(exactAt(before, path), path);
    if (gap !== null && !isTouched && isLeftOut(gap, false)) continue;
    if (gap?.kind === 'other') {
      refusals.push({ path, ...OTHER });
      continue;
    }
    const rows = valueAt(holder.tree, path.slice(1));
    put(
      holder,
      path,
      Array.from({ length }, (_, index) => valueAt(rows, [index]) ?? {}),
    );
  }
  return { tree: holder.tree as ExactTree, refusals };
}

const OTHER = { fault: { key: 'formJs.otherType', values: { type: 'Json' } } } as const;

function filledParts(
  fields: readonly FieldNow[],
  lists: readonly ListNow[],
  before: ExactTree | undefined,
): ReadonlySet<string> {
  const filled = new Set<string>();
  const add = (path: Path, hasContent: boolean) => {
    const gap = gapAt(before, path);
    if (gap !== null && (hasContent || gap.kind === 'new row' || before === undefined)) filled.add(gap.part);
  };
  for (const { path, value, isTouched } of fields) add(path, isTouched || !isEmpty(value));
  for (const { path, isTouched } of lists) add(path, isTouched);
  return filled;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false || String(value) === '';
}

function gapAt(before: ExactTree | undefined, path: Path): Gap | null {
  let inner: unknown = before;
  for (const [index, name] of path.entries()) {
    if (index === 0) continue;
    const part = JSON.stringify(path.slice(0, index));
    if (inner === undefined)
      return { part, kind: typeof path[index - 1] === 'number' ? 'new row' : 'absent' };
    if (inner === null) return { part, kind: 'absent' };
    const fits = isContainer(inner as ExactTree) && Array.isArray(inner) === (typeof name === 'number');
    if (!fits) return { part, kind: 'other' };
    inner = valueAt(inner, [name]);
  }
  return inner === undefined ? { part: JSON.stringify(path), kind: 'absent' } : null;
}

/** Where something else stands in place of a list. */
function gapFor(list: ExactTree | undefined, path: Path): Gap | null {
  if (Array.isArray(list)) return null;
  return { part: JSON.stringify(path), kind: list === null ? 'absent' : 'other' };
}

function exactAt(before: ExactTree | undefined, path: Path): ExactTree | undefined {
  return valueAt(before, path.slice(1)) as ExactTree | undefined;
}

function put(holder: object, path: Path, value: unknown): void {
  let inner = holder as Record<string | number, unknown>;
  const names = ['tree', ...path.slice(1)];
  for (const [index, name] of names.entries()) {
    if (index === names.length - 1) {
      inner[name] = value;
      return;
    }
    inner[name] ??= typeof names[index + 1] === 'number' ? [] : {};
    inner = inner[name] as Record<string | number, unknown>;
  }
}
