import type { GridLayout } from '../list/grid/GridLayout';
import { rowHeight } from '../list/grid/rowHeight';
import { useDensity } from '../list/grid/useDensity';
import { useTextScale } from '../list/grid/useTextScale';
import type { TableColumn } from '../table/TableColumn';
import { tableStyle } from '../table/tableStyle';

/** Pixels of the head of the table, at the usual size of text. */
const HEAD_HEIGHT = 34;

/** Rows of one line below a head. */
export function useTableLayout(columns: readonly TableColumn[]): GridLayout {
  const density = useDensity();
  const scale = useTextScale();
  return {
    isTable: true,
    height: Math.round(rowHeight('table', density) * scale),
    headHeight: Math.round(HEAD_HEIGHT * scale),
    headRows: 1,
    variables: [...new Set(columns.flatMap(({ variables }) => variables))].sort(),
    style: tableStyle(columns),
  };
}
