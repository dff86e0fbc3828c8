import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'bulk-comment',
  uses: ['POST /task/*/comment/create'],
  translations: { en, de },
  contributions: [
    contribute('tasklist.list.bulk-action', {
      id: 'comment',
      label: '%action%',
      icon: 'comment',
      priority: 950,
      component: () => import('./CommentAction'),
    }),
  ],
});
