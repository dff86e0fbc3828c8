import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';
import type page from './texts/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en & CommonTexts & typeof page;
  }
}

export default definePlugin({
  id: 'taskweave-completed-tasks',
  translations: { en, de },
  contributions: [
    contribute('tasklist.route', {
      id: 'completed-tasks',
      priority: 95,
      path: '/completed-tasks',
      label: '%completed%',
      filtersLabel: '%completed.mine%',
      icon: 'check',
      menu: 'main',
      hiddenBy: 'noHistory',
      component: () => import('./page/CompletedPage'),
    }),
  ],
});
