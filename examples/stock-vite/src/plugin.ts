import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'stock-vite',
  displayName: 'Briefing',
  publisher: 'Taskweave',
  uses: [],
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'briefing',
      label: '%tab%',
      priority: 640,
      component: () => import('./BriefingTab'),
    }),
    contribute('tasklist.task.action', {
      id: 'copy-link',
      label: '%copy%',
      icon: 'link',
      priority: 50,
      component: () => import('./CopyLink'),
    }),
    contribute('shell.command', {
      id: 'copy-link',
      kind: 'command',
      label: '%copy%',
      group: 'task',
      component: () => import('./CopyLink'),
    }),
  ],
});
