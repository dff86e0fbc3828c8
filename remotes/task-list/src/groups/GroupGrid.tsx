import type { ListViewProps } from '@taskweave/plugin-sdk';
import { useRef } from 'react';
import { GridFrame } from '../list/GridFrame';
import { useRowFocus } from '../list/grid/useRowFocus';
import { useRowHeight } from '../list/grid/useRowHeight';
import { useTextScale } from '../list/grid/useTextScale';
import { NoRows } from '../list/NoRows';
import { RowsNotes } from '../list/RowsNotes';
import { useDoneTasks } from '../list/rows/useDoneTasks';
import { useRowsInReach } from '../list/rows/useRowsInReach';
import { useFirstScroll } from '../list/scroll/useFirstScroll';
import { useRowWindow } from '../list/scroll/useRowWindow';
import { useOpenSuccessor } from '../list/useOpenSuccessor';
import { SectionRows } from './grid/SectionRows';
import { useGroupInput } from './grid/useGroupInput';
import { useGroupLabels } from './grid/useGroupLabels';
import { useSections } from './grid/useSections';
import type { GroupingId } from './grouping/GroupingId';
import { sectionLayout } from './rows/Sections';
import { useGroupRows } from './rows/useGroupRows';
import { useGroups } from './rows/useGroups';
import { useGroupsRefresh } from './rows/useGroupsRefresh';

const HEAD_HEIGHT = 28;

export interface GroupGridProps extends ListViewProps {
  readonly grouping: GroupingId;
  readonly isWaiting: boolean;
}

export function GroupGrid(props: GroupGridProps) {
  const { list, grouping, isWaiting, taskId: openId, hidesSnoozed, news } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [range, takeDrawn] = useRowsInReach(0);
  const layout = { height: useRowHeight('cards'), headHeight: 0, headRows: 0 };
  const headHeight = Math.round(HEAD_HEIGHT * useTextScale());
  const openSuccessor = useOpenSuccessor(openId);
  const doneIds = useDoneTasks({ hidesSnoozed, onLeave: (id) => openSuccessor(id, rows, focus) });
  const found = useGroups(list, grouping, doneIds);
  const groups = found.groups ?? [];
  const { sections, setOpen } = useSections(list, grouping, found);
  const rows = useGroupRows(list, sections, range, doneIds);
  const lines = sectionLayout(sections, { head: headHeight, row: layout.height });
  const focus = useRowFocus({ scroller, headRows: 0, count: lines.count });
  const { activeRow } = focus;
  const view = useRowWindow({ scroller, layout: lines, startRow: 0, activeRow, onDraw: takeDrawn });
  const selectedRow = openId === null ? null : rows.rowOf(openId);
  const isSelectedDrawn = view.rows.some(({ index }) => index === selectedRow);
  const tabStop = activeRow ?? (isSelectedDrawn ? selectedRow : null) ?? view.seen?.first ?? 0;
  useFirstScroll({
    place: view.place,
    isLoaded: rows.pages.length > 0,
    isPastEnd: false,
    selectedId: openId,
    selectedRow,
  });
  const labelOf = useGroupLabels(grouping, groups, found.values);
  const input = useGroupInput({
    ...{ sections, rows, setOpen, labelOf, layout, focus, tabStop, openId, scroller },
    place: view.place,
  });
  const waiting = useGroupsRefresh(list, found);

  if (found.groups === null || (found.isWhole && groups.every(({ count }) => count === 0))) {
    return (
      <NoRows
        length={found.groups === null ? null : 0}
        error={found.error}
        retry={found.retry}
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
      <GridFrame
        {...{ scroller, layout, rows, focus, input, isWaiting }}
        role="treegrid"
        rowCount={groups.every(({ count }) => count !== null) ? lines.count : null}
        size={lines.size}
      >
        <SectionRows
          {...{ list, sections, tabStop, labelOf }}
          layout={lines}
          ticked={input.ticked}
          pages={rows.pages}
          at={rows.at}
          groupIdOf={found.groupIdOf}
          visible={view.rows}
          isScrolling={view.isScrolling}
          selectedId={openId}
        />
      </GridFrame>
    </>
  );
}
