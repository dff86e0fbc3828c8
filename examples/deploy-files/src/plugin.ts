import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'deploy-files',
  uses: ['GET /deployment', 'GET /deployment/count', 'POST /deployment/create'],
  translations: { en, de },
  contributions: [
    contribute('tasklist.navbar.action', {
      id: 'deploy',
      label: '%action%',
      icon: 'plus',
      priority: 50,
      component: () => import('./DeployDialog'),
    }),
  ],
});
