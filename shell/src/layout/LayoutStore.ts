import { create } from 'zustand';

/** Columns that have a width of their own; the task takes what is left. */
export type SizedColumn = 'filters' | 'tasks';

export interface Layout {
  /** Widths in pixels. */
  readonly filters: number;
  readonly tasks: number;
  /** Whether the filters lie over the list, where the window has no room for them. */
  readonly isFiltersOpen: boolean;
}

export const LIMITS: Readonly<Record<SizedColumn, { min: number; max: number; initial: number }>> = {
  filters: { min: 160, max: 400, initial: 232 },
  tasks: { min: 280, max: 720, initial: 400 },
};

const STORAGE_KEY = 'taskweave.layout';

export const useLayout = create<Layout>(() => ({ ...readWidths(), isFiltersOpen: false }));

export function setWidth(column: SizedColumn, width: number): void {
  const { min, max } = LIMITS[column];
  useLayout.setState({ [column]: Math.round(Math.min(max, Math.max(min, width))) });
}

/** Keeps the widths for the next visit. */
export function storeWidths(storage: Storage = localStorage): void {
  const { filters, tasks } = useLayout.getState();
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ filters, tasks }));
  } catch {
    // The widths then last as long as the page.
  }
}

export function resetWidth(column: SizedColumn): void {
  setWidth(column, LIMITS[column].initial);
  storeWidths();
}

export function setFiltersOpen(isFiltersOpen: boolean): void {
  useLayout.setState({ isFiltersOpen });
}

function readWidths(): Record<SizedColumn, number> {
  const initial = { filters: LIMITS.filters.initial, tasks: LIMITS.tasks.initial };
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<
      Record<SizedColumn, unknown>
    >;
    return {
      filters: typeof stored.filters === 'number' ? stored.filters : initial.filters,
      tasks: typeof stored.tasks === 'number' ? stored.tasks : initial.tasks,
    };
  } catch {
    return initial;
  }
}
