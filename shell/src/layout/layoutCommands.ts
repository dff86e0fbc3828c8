import type { SizedColumn } from './LayoutStore';

export const FOLD_COMMANDS: Readonly<Record<SizedColumn, string>> = {
  filters: 'view.filters',
  tasks: 'view.tasks',
};

export const MAXIMISE_COMMAND = 'view.maximise';
export const RESET_COMMAND = 'view.resetLayout';

/** The width must match the style sheet. */
const NARROW = '(max-width: 1080px)';

export function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}
