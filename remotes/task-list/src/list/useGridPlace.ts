import type { TaskRows } from './rows/useTaskRows';
import { useFirstScroll } from './scroll/useFirstScroll';
import { useListPage } from './scroll/useListPage';
import type { RowWindow } from './scroll/useRowWindow';

export interface GridPlaceOptions {
  readonly view: RowWindow;
  readonly rows: TaskRows;
  readonly height: number;
  readonly startRow: number;
  readonly selectedId: string | null;
  readonly activeRow: number | null;
}

export interface GridPlace {
  readonly tabStop: number;
  readonly isPastEnd: boolean;
}

export function useGridPlace(options: GridPlaceOptions): GridPlace {
  const { view, rows, height, startRow, selectedId, activeRow } = options;
  const isLoaded = rows.pages.length > 0;
  const visible = view.rows;
  const selectedRow = selectedId === null ? null : rows.rowOf(selectedId);
  const isSelectedDrawn = visible.some(({ index }) => index === selectedRow);
  // Not an overscan row: focusing it would scroll the list.
  const topRow = Math.round(view.offset / height);
  const firstSeen = (visible.find(({ index }) => index >= topRow) ?? visible[0])?.index ?? 0;
  const isPastEnd = isLoaded && startRow >= rows.count;

  useFirstScroll({ place: view.place, isLoaded, isPastEnd, selectedId, selectedRow });
  useListPage({ view, height, topRow, startRow, rowCount: rows.count, isLoaded });

  return { tabStop: activeRow ?? (isSelectedDrawn ? selectedRow : null) ?? firstSeen, isPastEnd };
}
