import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';
import { create } from 'zustand';

/** Columns whose width people set, and may be folded away; the task takes what is left. */
export type SizedColumn = 'filters' | 'tasks';

export interface Layout {
  /** Widths in pixels. */
  readonly filters: number;
  readonly tasks: number;
  /** Columns that are folded to a strip, in windows wide enough for all of them. */
  readonly folded: Readonly<Record<SizedColumn, boolean>>;
  /** Whether the filters lie over the list, where the window has no room for them. */
  readonly isFiltersOpen: boolean;
}

export const LIMITS: Readonly<Record<SizedColumn, { min: number; max: number; initial: number }>> = {
  filters: { min: 160, max: 400, initial: 208 },
  tasks: { min: 280, max: 720, initial: 400 },
};

const STORAGE_KEY = 'taskweave.layout';
const UNFOLDED = { filters: false, tasks: false };

export const useLayout = create<Layout>(() => ({ ...readLayout(), isFiltersOpen: false }));

export function setWidth(column: SizedColumn, width: number): void {
  useLayout.setState({ [column]: clampWidth(column, width) });
}

/** Keeps the widths, and what is folded, for the next visit. */
export function storeLayout(): void {
  const { filters, tasks, folded } = useLayout.getState();
  writeKeptValue(localStorage, STORAGE_KEY, { filters, tasks, folded });
}

export function resetWidth(column: SizedColumn): void {
  setWidth(column, LIMITS[column].initial);
  storeLayout();
}

export function setFolded(column: SizedColumn, isFolded: boolean): void {
  useLayout.setState(({ folded }) => ({ folded: { ...folded, [column]: isFolded } }));
  storeLayout();
}

/** The task alone, and back. */
export function isMaximised({ folded }: Pick<Layout, 'folded'>): boolean {
  return folded.filters && folded.tasks;
}

export function setMaximised(isOn: boolean): void {
  useLayout.setState({ folded: { filters: isOn, tasks: isOn } });
  storeLayout();
}

/** Everything as on the first day. */
export function resetLayout(): void {
  useLayout.setState({
    filters: LIMITS.filters.initial,
    tasks: LIMITS.tasks.initial,
    folded: UNFOLDED,
  });
  storeLayout();
}

export function setFiltersOpen(isFiltersOpen: boolean): void {
  useLayout.setState({ isFiltersOpen });
}

function clampWidth(column: SizedColumn, width: number): number {
  const { min, max } = LIMITS[column];
  return Math.round(Math.min(max, Math.max(min, width)));
}

/** What an earlier visit kept; what cannot be used of it is as on the first day. */
export function readLayout(): Record<SizedColumn, number> & Pick<Layout, 'folded'> {
  const stored = readKeptObject(localStorage, STORAGE_KEY);
  const folded: unknown = stored.folded;
  const isFolded = (column: SizedColumn) =>
    typeof folded === 'object' && folded !== null && column in folded && folded[column as never] === true;
  return {
    filters: readWidth('filters', stored.filters),
    tasks: readWidth('tasks', stored.tasks),
    folded: { filters: isFolded('filters'), tasks: isFolded('tasks') },
  };
}

function readWidth(column: SizedColumn, value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? clampWidth(column, value)
    : LIMITS[column].initial;
}
