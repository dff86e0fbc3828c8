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
    // Without a label it is drawn in place: it shows itself where there is something to show.
    contribute('tasklist.task.action', {
      id: 'incidents',
      // Before the buttons of the line, which stay where they are when it comes.
      priority: 1000,
      component: () => import('./incidents/IncidentsAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'delete-instances',
      label: '%batch.title%',
      icon: 'trash',
      // Not beside "Claim" in everybody's bar: administrators switch it on for those who are to have it.
      when: { flag: 'delete-instances' },
      component: () => import('./batch/DeleteInstances'),
    }),
  ],
});
