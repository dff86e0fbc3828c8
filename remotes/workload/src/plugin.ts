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
  id: 'taskweave-workload',
  translations: { en, de },
  contributions: [
    contribute('tasklist.route', {
      id: 'workload',
      priority: 90,
      path: '/workload',
      label: '%workload%',
      icon: 'diagram',
      menu: 'main',
      component: () => import(/* webpackChunkName: "workload" */ './page/WorkloadPage'),
    }),
    contribute('tasklist.route', {
      id: 'workload-of-filter',
      path: '/workload/filter/:filter',
      label: '%workload%',
      menu: 'none',
      component: () => import(/* webpackChunkName: "workload" */ './page/WorkloadPage'),
    }),
  ],
});
