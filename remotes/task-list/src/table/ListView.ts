import { DUE_COLUMN, MAX_WIDTH, MIN_WIDTH, NAME_COLUMN, type TableColumn, variableOf } from './TableColumn';

export type Presentation = 'cards' | 'table';

/** One column of a table that someone has set up. */
export interface ColumnChoice {
  readonly id: string;
  /** Pixels; the column's own width where nobody has changed it. */
  readonly width?: number;
}

/** How a person wants to see the tasks of one filter. */
export interface ListView {
  readonly presentation: Presentation;
  /** The columns in their order; null for the usual ones. */
  readonly columns: readonly ColumnChoice[] | null;
}

export const USUAL_VIEW: ListView = { presentation: 'cards', columns: null };

/** Reads what was stored, of any shape. */
export function parseListView(value: unknown): ListView {
  if (typeof value !== 'object' || value === null) return USUAL_VIEW;
  const { presentation, columns } = value as Record<string, unknown>;
  return {
    presentation: presentation === 'table' ? 'table' : 'cards',
    columns: Array.isArray(columns) ? distinct(columns.flatMap(readChoice)) : null,
  };
}

/** The columns to draw: those that were chosen and still exist, the name before all others. */
export function chosenColumns(
  available: readonly TableColumn[],
  choices: readonly ColumnChoice[] | null,
): readonly TableColumn[] {
  const wanted = choices ?? usualChoices(available);
  const withName = wanted.some(({ id }) => id === NAME_COLUMN) ? wanted : [{ id: NAME_COLUMN }, ...wanted];
  const shown = withName.flatMap(({ id, width }) => {
    const column = available.find((candidate) => candidate.id === id);
    return column === undefined ? [] : [width === undefined ? column : { ...column, width }];
  });
  return [...shown.filter(({ id }) => id === NAME_COLUMN), ...shown.filter(({ id }) => id !== NAME_COLUMN)];
}

/**
 * The columns of someone who has not set up anything. After the name and the due date, what the filter is about: its variables are
 * seen, and sorted by, without scrolling.
 */
function usualChoices(available: readonly TableColumn[]): readonly ColumnChoice[] {
  const usual = available.filter(({ isDefault }) => isDefault).map(({ id }) => ({ id }));
  const rankOf = ({ id }: ColumnChoice) =>
    id === NAME_COLUMN || id === DUE_COLUMN ? 0 : variableOf(id) === null ? 2 : 1;
  return usual.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Moves a column by so many places; the name stays where it is. Returns the same list where it cannot move. */
export function moveColumn(
  choices: readonly ColumnChoice[],
  id: string,
  by: number,
): readonly ColumnChoice[] {
  const from = choices.findIndex((choice) => choice.id === id);
  const first = choices[0]?.id === NAME_COLUMN ? 1 : 0;
  const to = Math.max(first, Math.min(choices.length - 1, from + by));
  const moved = choices[from];
  if (moved === undefined || id === NAME_COLUMN || to === from) return choices;
  const others = choices.filter((choice) => choice !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

export function resizeColumn(
  choices: readonly ColumnChoice[],
  id: string,
  width: number,
): readonly ColumnChoice[] {
  const kept = Math.round(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)));
  return choices.map((choice) => (choice.id === id ? { id, width: kept } : choice));
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
