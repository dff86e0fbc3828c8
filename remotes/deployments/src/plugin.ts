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
  id: 'taskweave-deployments',
  translations: { en, de },
  contributions: [
    contribute('tasklist.route', {
      id: 'deploy',
      priority: 40,
      path: '/deploy',
      label: '%deploy.title%',
      icon: 'upload',
      menu: 'main',
      permission: { permission: 'CREATE', resource: 'Deployment' },
      component: () => import('./deploy-page/DeployPage'),
    }),
  ],
});
