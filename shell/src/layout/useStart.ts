import { type Navigation, usePointItems } from '@taskweave/plugin-sdk';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EntryNotes } from '../navigation/EntryNotes';
import { useNavigationParam } from '../navigation/useNavigationParam';
import { focusColumn } from './focusColumn';

const LIST = 'list';

export interface Start {
  readonly isOpen: boolean;
  readonly label: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

export function useStart(navigation: Navigation, notes: EntryNotes): Start {
  const label = usePointItems('tasklist.task.empty')[0]?.label;
  const filter = useNavigationParam(navigation, 'filter');
  const search = useNavigationParam(navigation, 'searchQuery');
  const list = filter === null ? '' : `${filter} ${search}`;
  const [before, setBefore] = useState(list === '' ? list : null);
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
    // The pressed button is hidden with its column, and a hidden element has no rectangles.
    if (document.activeElement?.getClientRects().length !== 0) return;
    if (isOpen) focusColumn('task');
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
