import { perOwner } from '@taskweave/base/perOwner';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type ListViewProps,
  type PluginStorage,
  type TaskList,
  useNotifications,
  usePluginServices,
} from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Fragment, type RefObject, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { useSelection } from '../bulk/Selection';
import { TaskRow } from '../cards/TaskRow';
import { failureText } from '../failures/failureText';
import { GridFrame } from '../list/GridFrame';
import type { GridLayout } from '../list/grid/GridLayout';
import { type RowFocus, useRowFocus } from '../list/grid/useRowFocus';
import { useTextScale } from '../list/grid/useTextScale';
import { NoRows } from '../list/NoRows';
import { RowsNotes } from '../list/RowsNotes';
import { type RefreshOccasion, useAutoRefresh } from '../list/refresh/useAutoRefresh';
import { useRefreshName } from '../list/refresh/useRefreshName';
import { useDoneTasks } from '../list/rows/useDoneTasks';
import { useRowsInReach } from '../list/rows/useRowsInReach';
import type { RowLayout } from '../list/scroll/RowLayout';
import type { ScrollPlace } from '../list/scroll/ScrollPlace';
import { useFirstScroll } from '../list/scroll/useFirstScroll';
import { type DrawnRow, useRowWindow } from '../list/scroll/useRowWindow';
import { type GridInput, useGridInput } from '../list/useGridInput';
import { useOpenSuccessor } from '../list/useOpenSuccessor';
import type { RowPropsOptions } from '../list/useRowProps';
import { useCardHeight } from '../views/useCardHeight';
import { useCardProps } from '../views/useCardProps';
import { GroupHead } from './grid/GroupHead';
import { headRows } from './grid/headRows';
import { useGroupLabels } from './grid/useGroupLabels';
import { useHeadCommands } from './grid/useHeadCommands';
import type { GroupingId } from './grouping/GroupingId';
import type { CountedGroup } from './rows/CountedGroup';
import { placeIn, rowCountOf, type Section, sectionLayout, sectionsOf } from './rows/Sections';
import { type GroupRows, useGroupRows } from './rows/useGroupRows';
import { type Groups, useGroups, WHOLE } from './rows/useGroups';
import { GROUP_TEXTS } from './texts/groupTexts';

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
  const focus = useRowFocus({ scroller, headRows: 0, count: lines.count, rows });
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
        isSearching={props.isSearching}
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

interface SectionRowsProps extends RowPropsOptions {
  readonly list: TaskList;
  readonly sections: readonly Section[];
  readonly layout: RowLayout;
  readonly visible: readonly DrawnRow[];
  readonly labelOf: (group: CountedGroup) => string;
  readonly groupIdOf: (task: Task) => string;
}

function SectionRows(props: SectionRowsProps) {
  const { list, sections, layout, visible, labelOf, groupIdOf, ticked, tabStop } = props;
  const { asking, propsOf } = useCardProps(props, list);
  const tickedIds = [...ticked.values()].map(groupIdOf);
  const drawn = sections.map((section) => ({
    section,
    rows: visible.filter(({ index }) => placeIn(sections, index)?.section === section),
  }));
  return [
    <Fragment key="facts">{asking}</Fragment>,
    ...drawn
      .filter(({ rows }) => rows.length > 0)
      .map(({ section, rows }) => {
        const { group, head } = section;
        const top = layout.topOf(head);
        return (
          <Fragment key={group.id}>
            <GroupHead
              section={section}
              label={labelOf(group)}
              top={top}
              size={layout.endOf(head + section.rows) - top}
              ticked={tickedIds.filter((id) => id === group.id).length}
              isTabStop={tabStop === head}
            />
            {rows
              .filter(({ index }) => index !== head)
              .map((row) => (
                <TaskRow key={row.index} {...propsOf(row)} level={2} />
              ))}
          </Fragment>
        );
      }),
  ];
}

interface GroupInputOptions {
  readonly sections: readonly Section[];
  readonly rows: GroupRows;
  readonly setOpen: (section: Section, isOpen: boolean) => void;
  readonly labelOf: (group: CountedGroup) => string;
  readonly focus: RowFocus;
  readonly place: ScrollPlace;
  readonly layout: GridLayout;
  readonly tabStop: number;
  readonly openId: string | null;
  readonly scroller: RefObject<HTMLElement | null>;
}

function useGroupInput(options: GroupInputOptions): GridInput {
  const { sections, rows, setOpen, labelOf, layout, focus, place, tabStop, openId, scroller } = options;
  const { activeRow } = focus;
  const count = rowCountOf(sections);
  const selection = useGroupSelection(rows);
  const input = useGridInput({
    rows: { ...rows, count, length: count },
    layout,
    focus,
    tabStop,
    selectedId: openId,
    scroller,
    scrollTo: (row) => place.scrollToRow(row, 'auto'),
    heads: headRows({ sections, setOpen, toggleTicks: (section) => void selection.toggle(section) }),
  });
  const at = activeRow === null || input.ticked.size > 0 ? null : placeIn(sections, activeRow);
  const headed = at?.index === -1 ? at.section : null;
  useHeadCommands({
    scroller,
    section: headed,
    label: headed === null ? '' : labelOf(headed.group),
    select: selection.select,
  });
  return input;
}

interface WaitingGroups {
  readonly count: number | null;
  readonly show: () => void;
}

function useGroupsRefresh(list: TaskList, found: Groups): WaitingGroups {
  const { filterId, filter, query, sorting } = list;
  const [fresh, setFresh] = useState<readonly Task[] | null>(null);
  const known = new Set(found.tasks.map(({ id }) => id));

  function take(tasks: readonly Task[], occasion: RefreshOccasion): boolean {
    const isFirst = found.tasks.length === 0 && !found.isWhole;
    const isSame = isFirst || (tasks.length === known.size && tasks.every(({ id }) => known.has(id)));
    if (!isSame && occasion === 'tick') setFresh(tasks);
    else {
      setFresh(null);
      found.take(tasks, !isSame);
    }
    return true;
  }

  useAutoRefresh({
    name: `groups ${useRefreshName(filterId, query, sorting)}`,
    ask: (signal) => list.load({ first: 0, count: WHOLE, signal }),
    isAnswer: isTasks,
    take,
    answeredAt: () => found.answeredAt,
    isEnabled: found.groups !== null && (filter?.properties.refresh ?? false),
  });

  const isOther = fresh !== null && (fresh.length !== known.size || fresh.some(({ id }) => !known.has(id)));
  return {
    count: isOther ? fresh.filter(({ id }) => !known.has(id)).length : null,
    show: () => {
      if (fresh !== null) found.take(fresh, true);
      setFresh(null);
    },
  };
}

function isTasks(message: unknown): message is readonly Task[] {
  return Array.isArray(message) && message.every((task) => isRecord(task) && typeof task.id === 'string');
}

function useGroupSelection(rows: Pick<GroupRows, 'tasksOf'>) {
  const selection = useSelection();
  const notifications = useNotifications();
  const { t } = useTexts(GROUP_TEXTS);
  const words = useProblemWords();

  async function load(section: Section): Promise<readonly Task[]> {
    try {
      return await rows.tasksOf(section);
    } catch (error) {
      await words.ready(error);
      const title = t('error.rows');
      notifications.notify({ kind: 'error', title, detail: failureText(error, { t, ...words }), error });
      return [];
    }
  }

  async function select(section: Section): Promise<boolean> {
    const tasks = await load(section);
    if (tasks.length === 0) return false;
    const before = [...selection.state.tasks.values()];
    selection.select([...new Map([...before, ...tasks].map((task) => [task.id, task])).values()]);
    const total = section.group.count ?? tasks.length;
    if (total > tasks.length)
      notifications.notify({
        kind: 'info',
        title: t('group.someSelected', { count: tasks.length, total }),
        tag: 'group-selection',
      });
    return true;
  }

  async function toggle(section: Section): Promise<void> {
    const tasks = await load(section);
    const { tasks: before } = selection.state;
    const ids = new Set(tasks.map(({ id }) => id));
    if (tasks.length > 0 && tasks.every(({ id }) => before.has(id)))
      selection.select([...before.values()].filter(({ id }) => !ids.has(id)));
    else await select(section);
  }

  return { select, toggle };
}
