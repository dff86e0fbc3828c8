import { perOwner } from '@taskweave/base/perOwner';
import {
  type ListViewProps,
  type PluginStorage,
  type TaskList,
  usePluginServices,
} from '@taskweave/plugin-sdk';
import { useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { GridFrame } from '../list/GridFrame';
import { useRowFocus } from '../list/grid/useRowFocus';
import { useTextScale } from '../list/grid/useTextScale';
import { NoRows } from '../list/NoRows';
import { RowsNotes } from '../list/RowsNotes';
import { useDoneTasks } from '../list/rows/useDoneTasks';
import { useRowsInReach } from '../list/rows/useRowsInReach';
import { useFirstScroll } from '../list/scroll/useFirstScroll';
import { useRowWindow } from '../list/scroll/useRowWindow';
import { useOpenSuccessor } from '../list/useOpenSuccessor';
import { useCardHeight } from '../views/useCardHeight';
import { SectionRows } from './grid/SectionRows';
import { useGroupInput } from './grid/useGroupInput';
import { useGroupLabels } from './grid/useGroupLabels';
import type { GroupingId } from './grouping/GroupingId';
import type { CountedGroup } from './rows/CountedGroup';
import { type Section, sectionLayout, sectionsOf } from './rows/Sections';
import { useGroupRows } from './rows/useGroupRows';
import { type Groups, useGroups } from './rows/useGroups';
import { useGroupsRefresh } from './rows/useGroupsRefresh';

const foldsIn = perOwner((_storage: PluginStorage) =>
  createStore<ReadonlyMap<string, boolean>>(() => new Map()),
);

/** Up to this many tasks fit on a screen, so all groups start open. */
const FEW = 12;

const HEAD_HEIGHT = 28;

export interface GroupGridProps extends ListViewProps {
  readonly grouping: GroupingId;
  readonly isWaiting: boolean;
}

export function GroupGrid(props: GroupGridProps) {
  const { list, grouping, isWaiting, taskId: openId, hidesSnoozed, noticeHost: news } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [range, takeDrawn] = useRowsInReach(0);
  const layout = { height: useCardHeight(), headHeight: 0, headRows: 0 };
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
        {...{ scroller, layout, view, rows, focus, input, isWaiting }}
        role="treegrid"
        rowCount={groups.every(({ count }) => count !== null) ? lines.count : null}
        taskCount={lines.count - sections.length}
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

/** Initially, groups by date and priority are open, since their order is the working order; others, such as people, start folded. */
function useSections(
  { filterId }: Pick<TaskList, 'filterId'>,
  grouping: GroupingId,
  { groups }: Pick<Groups, 'groups'>,
): {
  readonly sections: readonly Section[];
  readonly setOpen: (section: Section, isOpen: boolean) => void;
} {
  const folds = useFolds(`${filterId} ${grouping}`);
  const [areFew, setAreFew] = useState<boolean | null>(null);
  // Decided once: groups must not fold because tasks have arrived.
  if (areFew === null && groups !== null) setAreFew(isFew(groups));
  const isUsuallyOpen = grouping === 'due' || grouping === 'priority' || areFew === true;
  return {
    sections: sectionsOf(
      groups ?? [],
      ({ id, tasks, conditions }) =>
        (tasks !== null || conditions !== null) && (folds.isOpen(id) ?? isUsuallyOpen),
    ),
    setOpen: ({ group }, isOpen) => folds.setOpen(group.id, isOpen),
  };
}

/** Groups that are still being counted belong to a list too long to be loaded. */
function isFew(groups: readonly CountedGroup[]): boolean {
  return groups.reduce((sum, { count }) => sum + (count ?? Number.POSITIVE_INFINITY), 0) <= FEW;
}

function useFolds(listName: string) {
  const folds = foldsIn(usePluginServices().storage);
  const known = useStore(folds);
  const keyOf = (groupId: string) => JSON.stringify([listName, groupId]);
  return {
    isOpen: (groupId: string): boolean | undefined => known.get(keyOf(groupId)),
    setOpen: (groupId: string, isOpen: boolean): void =>
      folds.setState(new Map(folds.getState()).set(keyOf(groupId), isOpen), true),
  };
}
