import { type ListViewProps, useTranslation } from '@taskweave/plugin-sdk';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { RowTools } from '../cards/RowTools';
import { TasksAhead } from '../list/ahead/TasksAhead';
import { type RowFocus, useRowFocus } from '../list/grid/useRowFocus';
import { useTextScale } from '../list/grid/useTextScale';
import { RowsNotes } from '../list/RowsNotes';
import { useDoneTasks } from '../list/rows/useDoneTasks';
import { useRowsInReach } from '../list/rows/useRowsInReach';
import type { RowLayout } from '../list/scroll/RowLayout';
import { useFirstScroll } from '../list/scroll/useFirstScroll';
import { useRowWindow } from '../list/scroll/useRowWindow';
import { NoRows } from '../list/TaskGrid';
import styles from '../list/TaskGrid.module.css';
import type { GridInput } from '../list/useGridInput';
import { useOpenSuccessor } from '../list/useOpenSuccessor';
import { useCardsLayout } from '../views/useCardsLayout';
import { SectionRows } from './grid/SectionRows';
import { useGroupInput } from './grid/useGroupInput';
import { useGroupLabels } from './grid/useGroupLabels';
import { useSections } from './grid/useSections';
import type { GroupingId } from './grouping/GroupingId';
import { sectionLayout } from './rows/Sections';
import { useGroupRows } from './rows/useGroupRows';
import { useGroups } from './rows/useGroups';
import { useGroupsRefresh } from './rows/useGroupsRefresh';

/** Pixels of a head, at the usual size of text. */
const HEAD_HEIGHT = 28;

export interface GroupGridProps extends ListViewProps {
  readonly grouping: GroupingId;
  /** Another list takes its place as soon as it is there. */
  readonly isWaiting: boolean;
}

/** The groups of a list: a tree of two levels, of which only what is on screen exists. */
export function GroupGrid(props: GroupGridProps) {
  const { list, grouping, isWaiting, taskId: openId, hidesSnoozed, news } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [range, takeDrawn] = useRowsInReach(0);
  const { height, variables } = useCardsLayout();
  const headHeight = Math.round(HEAD_HEIGHT * useTextScale());
  const openSuccessor = useOpenSuccessor(openId);
  const doneIds = useDoneTasks({ hidesSnoozed, onLeave: (id) => openSuccessor(id, rows, focus) });
  const found = useGroups(list, grouping, doneIds);
  const groups = found.groups ?? [];
  const { sections, setOpen } = useSections(list, grouping, found);
  const rows = useGroupRows(list, sections, range, doneIds);
  const layout = sectionLayout(sections, { head: headHeight, row: height });
  const focus = useRowFocus({ scroller, headRows: 0, count: layout.count });
  const { activeRow } = focus;
  const view = useRowWindow({ scroller, layout, startRow: 0, activeRow, onDraw: takeDrawn });
  const selectedRow = openId === null ? null : rows.rowOf(openId);
  const tabStop = activeRow ?? drawn(selectedRow, view.rows) ?? view.seen?.first ?? 0;
  useFirstScroll({
    place: view.place,
    isLoaded: rows.pages.length > 0,
    isPastEnd: false,
    selectedId: openId,
    selectedRow,
  });
  const labelOf = useGroupLabels(grouping, groups, found.values);
  const { ticked, handleClick, handleKeyDown } = useGroupInput({
    ...{ sections, rows, setOpen, labelOf, focus, height, tabStop, openId, scroller },
    place: view.place,
  });
  const waiting = useGroupsRefresh(list, found);

  if (found.groups === null || (found.isWhole && groups.every(({ count }) => count === 0))) {
    const length = found.groups === null ? null : 0;
    return (
      <NoRows
        rows={{ length, error: found.error, retry: found.retry }}
        filterId={list.filterId}
        isSearching={props.isSearching}
      />
    );
  }

  return (
    <>
      <RowsNotes
        error={rows.error ?? found.error}
        retry={rows.error === null ? found.retry : rows.retry}
        isPastEnd={false}
        waiting={waiting.count}
        onShow={() => {
          waiting.show();
          focus.bringTo(tabStop);
        }}
        news={news}
        said=""
      />
      <div ref={scroller} className={styles.scroller}>
        <Tree
          {...{ layout, height, focus, ticked, isWaiting }}
          isCounted={groups.every(({ count }) => count !== null)}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
        >
          <SectionRows
            {...{ list, sections, layout, ticked, tabStop, labelOf, variables }}
            pages={rows.pages}
            at={rows.at}
            groupIdOf={found.groupIdOf}
            visible={view.rows}
            isScrolling={view.isScrolling}
            selectedId={openId}
          />
        </Tree>
        <TasksAhead list={scroller} rows={rows} headRows={0} />
        <RowTools list={scroller} taskAt={rows.at} />
      </div>
    </>
  );
}

/** A row that is on screen; null for any other. */
function drawn(row: number | null, rows: readonly { readonly index: number }[]): number | null {
  return rows.some(({ index }) => index === row) ? row : null;
}

interface TreeProps extends Pick<GridInput, 'ticked'> {
  readonly isWaiting: boolean;
  readonly layout: RowLayout;
  /** Pixels of a row. */
  readonly height: number;
  readonly focus: Pick<RowFocus, 'handleFocus' | 'handleBlur'>;
  readonly isCounted: boolean;
  readonly onClick: GridInput['handleClick'];
  readonly onKeyDown: GridInput['handleKeyDown'];
  readonly children: ReactNode;
}

function Tree(props: TreeProps) {
  const { layout, height, focus, ticked, isCounted, onClick, onKeyDown, children } = props;
  const { t } = useTranslation();
  return (
    <div
      role="treegrid"
      aria-label={t('list.label')}
      aria-rowcount={isCounted ? layout.count : -1}
      aria-readonly="true"
      className={styles.grid}
      style={{ blockSize: layout.size, '--row': `${height}px` } as CSSProperties}
      data-ticking={ticked.size > 0 || undefined}
      aria-busy={props.isWaiting || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={focus.handleFocus}
      onBlur={focus.handleBlur}
    >
      {children}
    </div>
  );
}
