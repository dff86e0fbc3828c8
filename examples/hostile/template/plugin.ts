import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { activate, start } from './behaviour';
import { ID, TAB } from './id';

// The build runs this file, too, and there nothing is wrong.
if (typeof document !== 'undefined') start();

export default definePlugin({
  id: ID,
  translations: { en: { tab: ID }, de: { tab: ID } },
  contributions: [
    contribute('tasklist.task.detail', {
      id: TAB,
      label: '%tab%',
      component: () => import('./Part'),
    }),
  ],
  activate: () => activate(),
});
