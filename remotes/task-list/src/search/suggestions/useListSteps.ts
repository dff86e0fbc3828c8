import { useRef, useState } from 'react';
import type { SuggestionListHandle } from './SuggestionList';

export interface ListStepsOptions {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

export function useListSteps({ isOpen, setOpen }: ListStepsOptions) {
  const handle = useRef<SuggestionListHandle>(null);
  const earlySteps = useRef(0);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);

  function move(step: 1 | -1): void {
    if (!isOpen) setOpen(true);
    else if (handle.current === null) earlySteps.current += step;
    else handle.current.move(step);
  }

  return {
    activeId,
    isShown,
    move,
    pick: () => handle.current?.pick() === true,
    complete: () => handle.current?.complete() === true,
    list: { handle, earlySteps, onActiveChange: setActiveId, onShownChange: setShown },
  };
}
