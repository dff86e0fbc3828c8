import { isRecord } from '@taskweave/engine-client/readShape';
import { writeExact } from './exactTree';
import type { ExactValues, FormJsData } from './formJsData';
import type { RowChange } from './keptRows';

export interface FormJsDraft {
  readonly typed: FormJsData;
  readonly rows: readonly RowChange[];
  readonly bases: Readonly<Record<string, string>>;
}

export function readDraft(values: unknown): FormJsDraft {
  const held = isRecord(values) ? values : {};
  const { typed, rows, bases } = held;
  if (!isRecord(typed) || !Array.isArray(rows) || !isRecord(bases))
    return { typed: held, rows: [], bases: {} };
  return { typed, rows, bases: bases as FormJsDraft['bases'] };
}

export function writeDraft(
  typed: FormJsData,
  rows: readonly RowChange[],
  former: FormJsDraft,
  exact: ExactValues,
): FormJsDraft {
  const lists = Object.keys(typed).filter((name) => Object.hasOwn(exact, name) && holdsList(typed[name]));
  const bases = lists.map((name) => [name, former.bases[name] ?? textOf(exact, name)] as const);
  return { typed, rows, bases: Object.fromEntries(bases) };
}

export function hasOtherRows({ bases }: FormJsDraft, name: string, exact: ExactValues): boolean {
  return Object.hasOwn(bases, name) && bases[name] !== textOf(exact, name);
}

function textOf(exact: ExactValues, name: string): string {
  return writeExact(exact[name] ?? null);
}

function holdsList(value: unknown): boolean {
  return Array.isArray(value) || (isRecord(value) && Object.values(value).some(holdsList));
}

export function withTyped(data: FormJsData, typed: FormJsData): FormJsData {
  const merged = Object.entries(typed).map(([name, value]) => {
    const other = data[name];
    return [name, isRecord(value) && isRecord(other) ? withTyped(other, value) : value] as const;
  });
  return { ...data, ...Object.fromEntries(merged) };
}

export function differences(data: FormJsData, other: FormJsData): FormJsData {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const before = other[name];
      if (isRecord(value) && isRecord(before)) {
        const inner = differences(value, before);
        return Object.keys(inner).length === 0 ? [] : [[name, inner]];
      }
      return JSON.stringify(value) === JSON.stringify(before) ? [] : [[name, value]];
    }),
  );
}
