import { useEffect, useEffectEvent, useRef } from 'react';
import type { ScrollPlace } from './ScrollPlace';

export interface FirstScrollOptions {
  readonly place: ScrollPlace;
  readonly isLoaded: boolean;
  readonly isPastEnd: boolean;
  readonly selectedId: string | null;
  readonly selectedRow: number | null;
}

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
