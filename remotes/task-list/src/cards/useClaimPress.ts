import type { Task } from '@taskweave/engine-client/Task';
import type { MouseEvent } from 'react';
import { useClaim } from './useClaim';

export interface ClaimPressOptions {
  readonly at: (row: number) => Task | undefined;
  readonly focusRow: (row: number) => void;
}

/** For the list's presses: claims where one was on a claim button. True when it was. */
export function useClaimPress({ at, focusRow }: ClaimPressOptions) {
  const claim = useClaim();
  return ({ target }: MouseEvent, row: number | null): boolean => {
    if (!(target instanceof Element) || target.closest('[data-claim]') === null) return false;
    const task = row === null ? undefined : at(row);
    // The button goes with the claim; the focus does not.
    if (row !== null) focusRow(row);
    if (task !== undefined) claim(task);
    return true;
  };
}
