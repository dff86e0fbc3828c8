import type { KeyboardEvent } from 'react';
import { isAtStart } from '../../bulk/useRowSelection';
import type { HeadRows } from '../../list/useGridInput';
import { isHead, placeIn, type Section } from '../rows/Sections';

export interface HeadRowsOptions {
  readonly sections: readonly Section[];
  readonly setOpen: (section: Section, isOpen: boolean) => void;
  readonly toggleTicks: (section: Section) => void;
}

export function headRows({ sections, setOpen, toggleTicks }: HeadRowsOptions): HeadRows {
  const sectionAt = (row: number) => placeIn(sections, row)?.section;

  function fold(section: Section, isOpen: boolean): void {
    const { group } = section;
    if (group.count !== 0 && (group.tasks !== null || group.conditions !== null)) setOpen(section, isOpen);
  }

  function handleHeadKey(key: string, section: Section, moveTo: (row: number) => void): boolean {
    if (key === 'Enter') fold(section, !section.isOpen);
    else if (key === ' ') toggleTicks(section);
    else if (key === 'ArrowLeft') fold(section, false);
    else if (key !== 'ArrowRight') return false;
    else if (section.rows > 0) moveTo(section.head + 1);
    else fold(section, true);
    return true;
  }

  return {
    isHead: (row) => isHead(sections, row),
    toggle: (row) => {
      const section = sectionAt(row);
      if (section !== undefined) toggleTicks(section);
    },
    handlePress: (event, row) => {
      const section = sectionAt(row);
      if (section === undefined) return;
      const isOnBox = event.target instanceof HTMLInputElement;
      if (event.shiftKey || isOnBox || isAtStart(event)) {
        // A checkbox toggles by itself; `preventDefault` would revert it.
        if (!isOnBox) event.preventDefault();
        toggleTicks(section);
      } else fold(section, !section.isOpen);
    },
    handleKey: (event, row, moveTo) => {
      const section = sectionAt(row);
      if (section === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return false;
      const key = towardsReading(event);
      if (isHead(sections, row)) return handleHeadKey(key, section, moveTo);
      if (key !== 'ArrowLeft') return false;
      moveTo(section.head);
      return true;
    },
  };
}

function towardsReading({ key, currentTarget }: KeyboardEvent): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
