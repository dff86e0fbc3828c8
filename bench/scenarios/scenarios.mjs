import { caret, claimAndComplete, dialogs } from './doing.mjs';
import { firstList, mainThread } from './firstList.mjs';
import { forms } from './forms.mjs';
import { filters, groups } from './list.mjs';
import { selection } from './selection.mjs';

/** In execution order. @type {readonly import('./Scenario.mjs').Scenario[]} */
export const SCENARIOS = [
  firstList,
  mainThread,
  selection,
  filters,
  groups,
  claimAndComplete,
  caret,
  dialogs,
  forms,
];
