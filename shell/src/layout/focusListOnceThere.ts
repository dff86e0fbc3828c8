import { focusList } from './focusColumn';

const DELAY = 300;
const PAUSE = 100;
const PATIENCE = 4000;

export function focusListOnceThere(): () => void {
  const startedAt = Date.now();
  let timer = setTimeout(tryOnce, DELAY);
  function tryOnce(): void {
    if (document.activeElement !== document.body || focusList()) return;
    if (Date.now() - startedAt < PATIENCE) timer = setTimeout(tryOnce, PAUSE);
  }
  return () => clearTimeout(timer);
}
