import type { SizedColumn } from './LayoutStore';

export const FOLD_COMMANDS: Readonly<Record<SizedColumn, string>> = {
  filters: 'view.filters',
  tasks: 'view.tasks',
};

export const MAXIMISE_COMMAND = 'view.maximise';
export const RESET_COMMAND = 'view.resetLayout';
