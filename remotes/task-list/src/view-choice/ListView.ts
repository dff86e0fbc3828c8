export interface ColumnChoice {
  readonly id: string;
  readonly width?: number;
}

export interface ListView {
  readonly presentation: string | null;
  readonly group: string | null;
  readonly columns: readonly ColumnChoice[] | null;
}

export const USUAL_VIEW: ListView = { presentation: null, group: null, columns: null };

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

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
