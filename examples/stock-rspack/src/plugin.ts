import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'stock-rspack',
  displayName: 'Backlog',
  publisher: 'Taskweave',
  uses: ['GET /task/count'],
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'backlog',
      label: '%tab%',
      priority: 650,
      component: () => import('./BacklogTab'),
    }),
    contribute('tasklist.card', { id: 'waiting', component: () => import('./WaitingBadge') }),
  ],
});
