import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TableColumn } from '../../table/TableColumn';
import { useListView } from '../../table/useListView';
import { useTableColumns } from '../../table/useTableColumns';
import { rowHeight } from './rowHeight';
import { useDensity } from './useDensity';
import { useTextScale } from './useTextScale';

/** Pixels of the head of the table, at the usual size of text. */
const HEAD_HEIGHT = 34;

export interface GridLayout {
  /** Of the table; null for cards. */
  readonly columns: readonly TableColumn[] | null;
  /** Pixels of a row. */
  readonly height: number;
  readonly headHeight: number;
  /** Rows before the first task. */
  readonly headRows: number;
  /** Names of the variables that the rows show. */
  readonly variables: readonly string[];
}

/** How the rows of a filter are laid out, as people have set it up: cards or a table, and how high they are. */
export function useGridLayout(filterId: string, filter: Filter | undefined): GridLayout {
  const [{ presentation, columns: choices }] = useListView(filterId);
  const { shown } = useTableColumns(filter, choices);
  const density = useDensity();
  const scale = useTextScale();
  const onCards = filter?.properties.variables ?? [];
  const isTable = presentation === 'table';
  return {
    columns: isTable ? shown : null,
    height: Math.round(rowHeight(presentation, density, onCards.length) * scale),
    headHeight: isTable ? Math.round(HEAD_HEIGHT * scale) : 0,
    headRows: isTable ? 1 : 0,
    variables: isTable ? shown.flatMap(({ variables }) => variables) : onCards.map(({ name }) => name),
  };
}
