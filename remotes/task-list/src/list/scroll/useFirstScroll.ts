import { useEffect, useEffectEvent, useRef } from 'react';
import type { ScrollPlace } from './ScrollPlace';

export interface FirstScrollOptions {
  readonly place: ScrollPlace;
  readonly isLoaded: boolean;
  /** The page of the link does not exist: the list begins at its start instead. */
  readonly isPastEnd: boolean;
  readonly selectedId: string | null;
  /** Row of the selected task, where it is among those around what is on screen. */
  readonly selectedRow: number | null;
}

/** Brings what the address asks for into view: once for each task, so that the list stays where it is scrolled to afterwards. */
export function useFirstScroll(options: FirstScrollOptions): void {
  const { place, isLoaded, isPastEnd, selectedId, selectedRow } = options;
  const shownId = useRef<string | null>(null);

  const showSelected = useEffectEvent(() => {
    if (shownId.current === selectedId) return;
    shownId.current = selectedId;
    if (selectedRow !== null) place.scrollToRow(selectedRow, 'auto');
  });
  useEffect(() => {
    if (isLoaded) showSelected();
    if (selectedId === null) shownId.current = null;
  }, [isLoaded, selectedId]);

  const showStart = useEffectEvent(() => place.scrollTo(0));
  useEffect(() => {
    if (isPastEnd) showStart();
  }, [isPastEnd]);
}
