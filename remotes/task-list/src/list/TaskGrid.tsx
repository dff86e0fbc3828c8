import type { ListViewProps } from '@taskweave/plugin-sdk';
import { type ReactNode, useRef, useState } from 'react';
import { GridFrame } from './GridFrame';
import type { GridRowsProps } from './GridRowsProps';
import type { GridLayout } from './grid/GridLayout';
import { useRowFocus } from './grid/useRowFocus';
import { NoRows } from './NoRows';
import { RowsNotes } from './RowsNotes';
import { useLiveRows } from './rows/useLiveRows';
import { evenRows } from './scroll/RowLayout';
import { useRowWindow } from './scroll/useRowWindow';
import { useGridInput } from './useGridInput';
import { useGridPlace } from './useGridPlace';
import { useOpenSuccessor } from './useOpenSuccessor';
import { RowsWait } from './wait/RowsWait';

export interface TaskGridProps extends ListViewProps {
  readonly layout: GridLayout;
  readonly isWaiting: boolean;
  readonly drawRows: (rows: GridRowsProps) => ReactNode;
}

export function TaskGrid(props: TaskGridProps) {
  const { list, layout, startRow, hidesSnoozed, isWaiting, taskId: selectedId, news } = props;
  const { filterId, filter, query, sorting } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [said, setSaid] = useState('');
  const openSuccessor = useOpenSuccessor(selectedId);
  const { height, headRows } = layout;
  const asked = { filterId, filter, query, sorting, startRow, hidesSnoozed, openId: selectedId };
  const [rows, takeDrawn] = useLiveRows({ ...asked, onLeave: (id) => openSuccessor(id, rows, focus) });
  const { count, length, error, retry } = rows;
  const isLoaded = rows.pages.length > 0;
  if (isLoaded && !isShown) setIsShown(true);
  const focus = useRowFocus({ scroller, headRows, count });
  const { activeRow } = focus;
  const view = useRowWindow({
    scroller,
    layout: evenRows(count, height, layout.headHeight),
    startRow,
    activeRow,
    onDraw: takeDrawn,
  });
  const { tabStop, isPastEnd } = useGridPlace({ view, rows, height, startRow, selectedId, activeRow });
  const input = useGridInput({
    rows,
    layout,
    focus,
    tabStop,
    selectedId,
    scroller,
    scrollTo: (row) => view.place.scrollToRow(row, 'auto'),
  });

  /** The pressed button unmounts, so the focus moves to the first new row. */
  function bringFirst(row: number): void {
    view.place.scrollToRow(row, 'start');
    focus.bringTo(row);
  }

  function showWaiting(): void {
    rows.showWaiting();
    bringFirst(0);
  }

  if (length === 0 || (!isLoaded && !isShown)) {
    return <NoRows {...{ length, error, retry, filterId }} isSearching={props.isSearching} />;
  }

  return (
    <>
      <RowsNotes {...{ error, retry, isPastEnd, news, said }} waiting={rows.waiting} onShow={showWaiting}>
        <RowsWait
          {...{ seen: view.seen, isScrolling: view.isScrolling, rows }}
          onBack={bringFirst}
          onLoseFocus={() => focus.focusRow(tabStop)}
        />
      </RowsNotes>
      <GridFrame
        {...{ scroller, layout, rows, focus, input, isWaiting }}
        role="grid"
        rowCount={length === null ? null : length + headRows}
        size={view.size}
      >
        {props.drawRows({
          pages: rows.pages,
          at: rows.at,
          visible: view.rows,
          isScrolling: view.isScrolling,
          selectedId,
          ticked: input.ticked,
          tabStop,
          onSay: setSaid,
          onLeaveHead: () => focus.focusRow(tabStop),
        })}
      </GridFrame>
    </>
  );
}
