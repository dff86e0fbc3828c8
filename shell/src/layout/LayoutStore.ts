import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';
import { create } from 'zustand';

export type SizedColumn = 'filters' | 'tasks';

export interface Layout {
  readonly filters: number;
  readonly tasks: number;
  readonly folded: Readonly<Record<SizedColumn, boolean>>;
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

export function isMaximised({ folded }: Pick<Layout, 'folded'>): boolean {
  return folded.filters && folded.tasks;
}

export function setMaximised(isOn: boolean): void {
  useLayout.setState({ folded: { filters: isOn, tasks: isOn } });
  storeLayout();
}

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
