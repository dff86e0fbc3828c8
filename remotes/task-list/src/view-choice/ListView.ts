/** One column of a table that someone has set up. */
export interface ColumnChoice {
  readonly id: string;
  /** Pixels; the column's own width where nobody has changed it. */
  readonly width?: number;
}

/** How a person wants to see the tasks of one filter. */
export interface ListView {
  /** Name of the view; null for the usual one. */
  readonly presentation: string | null;
  /** By what its tasks are grouped, where they are, as the address has it; null for what suits the filter. */
  readonly group: string | null;
  /** The columns of the table in their order; null for the usual ones. */
  readonly columns: readonly ColumnChoice[] | null;
}

export const USUAL_VIEW: ListView = { presentation: null, group: null, columns: null };

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

/** Reads what was stored, of any shape. */
export function parseListView(value: unknown): ListView {
  if (typeof value !== 'object' || value === null) return USUAL_VIEW;
  const { presentation, group, columns } = value as Record<string, unknown>;
  return {
    presentation: typeof presentation === 'string' ? presentation : null,
    group: typeof group === 'string' ? group : null,
    columns: Array.isArray(columns) ? distinct(columns.flatMap(readChoice)) : null,
  };
}

function readChoice(value: unknown): readonly ColumnChoice[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, width } = value as Record<string, unknown>;
  if (typeof id !== 'string') return [];
  if (typeof width !== 'number' || !(width >= MIN_WIDTH && width <= MAX_WIDTH)) return [{ id }];
  return [{ id, width }];
}

function distinct(choices: readonly ColumnChoice[]): readonly ColumnChoice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
}
