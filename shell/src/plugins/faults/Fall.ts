import { safeModeHref } from './SafeMode';

/** A fall that no page has dealt with. */
export const FALL_KEY = 'taskweave.fall';
/** A fall that this tab's safe mode is about. */
export const FELL_KEY = 'taskweave.fell';

/** Opens the page in safe mode, and without its last tab, if the page before it in this browser tab did not end well. */
export function openAfterFall(): void {
  try {
    const fall = sessionStorage.getItem(FALL_KEY);
    if (fall !== null) {
      sessionStorage.setItem(FELL_KEY, fall);
      sessionStorage.removeItem(FALL_KEY);
      history.replaceState(history.state, '', fallHref());
    }
  } catch {
    // Where nothing is kept, the page that fell has put safe mode into its address.
  }
  // Links are written as `#/…`, and lead to the page as its base names it: out of safe mode, if it did not say so.
  const base = document.querySelector('base');
  if (base !== null && location.search.includes('plugins=')) base.href = location.pathname + location.search;
}

/** The same place in safe mode, without the tab that was open. */
export function fallHref(): string {
  return safeModeHref('off')
    .replace(/&detailsTab=[^&]*/, '')
    .replace(/\?detailsTab=[^&]*&?/, '?');
}
