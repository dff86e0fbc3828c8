import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'team-workload',
  translations: { en, de },
  contributions: [
    contribute('tasklist.navbar.action', {
      id: 'open',
      label: '%label%',
      icon: 'group',
      priority: 100,
      component: () => import('./WorkloadDialog'),
    }),
    contribute('tasklist.route', {
      id: 'page',
      path: '/team-workload',
      label: '%label%',
      component: () => import('./WorkloadPage'),
    }),
    contribute('tasklist.route', {
      id: 'group',
      path: '/team-workload/:group',
      label: '%label%',
      component: () => import('./WorkloadPage'),
    }),
  ],
});
