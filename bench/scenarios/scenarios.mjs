import { atRest } from './atRest.mjs';
import { caret, claimAndComplete, dialogs } from './doing.mjs';
import { firstList, mainThread } from './firstList.mjs';
import { forms, switches } from './forms.mjs';
import { deepRow, filters, groups } from './list.mjs';
import { plugins } from './plugins.mjs';
import { selection } from './selection.mjs';

/** In the order in which they are run. @type {readonly import('./Scenario.mjs').Scenario[]} */
export const SCENARIOS = [
  firstList,
  mainThread,
  selection,
  filters,
  deepRow,
  groups,
  claimAndComplete,
  caret,
  dialogs,
  forms,
  switches,
  atRest,
  plugins,
];
