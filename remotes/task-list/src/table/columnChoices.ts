import { type ColumnChoice, MAX_WIDTH, MIN_WIDTH } from '../view-choice/ListView';
import { DUE_COLUMN, NAME_COLUMN, type TableColumn, variableOf } from './TableColumn';

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

function usualChoices(available: readonly TableColumn[]): readonly ColumnChoice[] {
  const usual = available.filter(({ isDefault }) => isDefault).map(({ id }) => ({ id }));
  const rankOf = ({ id }: ColumnChoice) =>
    id === NAME_COLUMN || id === DUE_COLUMN ? 0 : variableOf(id) === null ? 2 : 1;
  return usual.toSorted((one, other) => rankOf(one) - rankOf(other));
}

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
