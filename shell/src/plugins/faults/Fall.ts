import { safeModeHref } from './SafeMode';

export const FALL_KEY = 'taskweave.fall';
export const FELL_KEY = 'taskweave.fell';

export function openAfterFall(): void {
  try {
    const fall = sessionStorage.getItem(FALL_KEY);
    if (fall !== null) {
      sessionStorage.setItem(FELL_KEY, fall);
      sessionStorage.removeItem(FALL_KEY);
      history.replaceState(history.state, '', fallHref());
    }
  } catch {
    // Without storage, the page that crashed has put safe mode into its own address.
  }
  // Links are written as `#/…` and resolve against the base, so without safe mode in it they would leave safe mode.
  const base = document.querySelector('base');
  if (base !== null && location.search.includes('plugins=')) base.href = location.pathname + location.search;
}

export function fallHref(): string {
  return safeModeHref('off')
    .replace(/&detailsTab=[^&]*/, '')
    .replace(/\?detailsTab=[^&]*&?/, '?');
}
