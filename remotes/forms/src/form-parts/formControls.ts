import { useId } from 'react';

/** Ids for the controls of one form by their names, so that the focus can be put on one of them. */
export function useIdOf(): (...names: readonly (string | number)[]) => string {
  const prefix = useId();
  return (...names) => [prefix, ...names].join('-');
}

/** Puts the focus on a control and brings it into view, above the footer that covers the lower edge. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'center' });
}
