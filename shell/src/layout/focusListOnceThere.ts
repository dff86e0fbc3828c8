import { focusList } from './focusColumn';

/** Milliseconds after the start: time for a person to have begun with something else. */
const DELAY = 300;
const PAUSE = 100;
/** Later than this the focus would come as a surprise. */
const PATIENCE = 4000;

/**
 * Gives the list the focus once it is there, so that the arrow keys move in it; not where something else has it.
 *
 * @returns ends it
 */
export function focusListOnceThere(): () => void {
  const startedAt = Date.now();
  let timer = setTimeout(tryOnce, DELAY);
  function tryOnce(): void {
    if (document.activeElement !== document.body || focusList()) return;
    if (Date.now() - startedAt < PATIENCE) timer = setTimeout(tryOnce, PAUSE);
  }
  return () => clearTimeout(timer);
}
