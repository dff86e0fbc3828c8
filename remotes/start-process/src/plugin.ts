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
  id: 'taskweave-start-process',
  translations: { en, de },
  contributions: [
    contribute('tasklist.navbar.action', {
      id: 'start-process-action',
      priority: 100,
      label: '%action.start%',
      icon: 'play',
      openedBy: 'processStart',
      isPrimary: true,
      shortcut: 'startProcess',
      keys: ['p'],
      component: () => import('./start-dialog/StartProcessDialog'),
    }),
    contribute('shell.command', {
      id: 'process-search',
      kind: 'search',
      priority: 100,
      label: '%palette.processes%',
      component: () => import('./palette/ProcessSearch'),
    }),
  ],
});
