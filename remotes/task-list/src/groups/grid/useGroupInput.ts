import type { RefObject } from 'react';
import type { GridLayout } from '../../list/grid/GridLayout';
import type { RowFocus } from '../../list/grid/useRowFocus';
import type { ScrollPlace } from '../../list/scroll/ScrollPlace';
import { type GridInput, useGridInput } from '../../list/useGridInput';
import type { CountedGroup } from '../rows/CountedGroup';
import { placeIn, rowCountOf, type Section } from '../rows/Sections';
import type { GroupRows } from '../rows/useGroupRows';
import { headRows } from './headRows';
import { useGroupSelection } from './useGroupSelection';
import { useHeadCommands } from './useHeadCommands';

export interface GroupInputOptions {
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

export function useGroupInput(options: GroupInputOptions): GridInput {
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
