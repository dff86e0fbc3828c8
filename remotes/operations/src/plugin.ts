import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';
import type incidents from './texts/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en & CommonTexts & typeof incidents;
  }
}

export default definePlugin({
  id: 'taskweave-operations',
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.action', {
      id: 'incidents',
      // The action comes before the other buttons, so that they do not move when it appears.
      priority: 1000,
      component: () => import('./incidents/IncidentsAction'),
    }),
  ],
});
