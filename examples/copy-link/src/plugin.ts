import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'copy-link',
  uses: [],
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.action', {
      id: 'copy',
      label: '%copy%',
      icon: 'link',
      priority: 50,
      component: () => import('./CopyLink'),
    }),
    contribute('shell.command', {
      id: 'copy',
      kind: 'command',
      label: '%copy%',
      group: 'task',
      component: () => import('./CopyLink'),
    }),
  ],
});
