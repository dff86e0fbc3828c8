import { type Navigation, usePointItems } from '@taskweave/plugin-sdk';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EntryNotes } from '../navigation/EntryNotes';
import { useNavigationParam } from '../navigation/useNavigationParam';
import { focusColumn } from './focusColumn';

/** The note of an entry before which nothing stands. */
const LIST = 'list';

/** Where a phone begins: with the task's column, while no task is open and plugins have something for it. */
export interface Start {
  readonly isOpen: boolean;
  /** What its first part is called; undefined where no plugin has one. */
  readonly label: string | undefined;
  readonly open: () => void;
  /** Shows the list. */
  readonly close: () => void;
}

/**
 * It stands before the list that the page comes up with, unless the address names that, and gives way to any other list. From there to
 * the list it is one entry of the history, and one step back.
 */
export function useStart(navigation: Navigation, notes: EntryNotes): Start {
  const label = usePointItems('tasklist.task.empty')[0]?.label;
  const filter = useNavigationParam(navigation, 'filter');
  const search = useNavigationParam(navigation, 'searchQuery');
  const list = filter === null ? '' : `${filter} ${search}`;
  const [before, setBefore] = useState(list === '' ? list : null);
  // The first filter is chosen for the person.
  if (before === '' && list !== '') setBefore(list);
  const note = useSyncExternalStore(notes.subscribe, () => notes.current);
  const [noted, setNoted] = useState<string | null>(null);
  if (noted !== note) {
    setNoted(note);
    if (note !== null) setBefore(note === LIST ? null : note);
  }
  const isOpen = label !== undefined && before === list;

  const wanted = useRef(isOpen);
  useEffect(() => {
    if (wanted.current === isOpen) return;
    wanted.current = isOpen;
    // The pressed button has gone with its column. Measuring lays out the page.
    if (document.activeElement?.getClientRects().length !== 0) return;
    if (isOpen) focusColumn('task');
    // Its rows come a moment later.
    else document.getElementById('tasks')?.focus();
  }, [isOpen]);

  return {
    isOpen,
    label,
    open() {
      notes.write(LIST);
      notes.add(list);
    },
    close() {
      notes.write(list);
      notes.add(LIST);
    },
  };
}
