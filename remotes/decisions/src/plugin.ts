import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en & CommonTexts;
  }
}

export default definePlugin({
  id: 'taskweave-decisions',
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'task-detail-decisions',
      priority: 550,
      label: '%tab%',
      needsProcess: true,
      permission: { permission: 'READ_HISTORY', resource: 'Decision Definition' },
      component: () => import('./decisions-tab/DecisionsTab'),
    }),
  ],
});
