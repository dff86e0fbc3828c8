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
  id: 'taskweave-account',
  translations: { en, de },
  contributions: [
    contribute('tasklist.route', {
      id: 'account',
      priority: 100,
      path: '/account',
      label: '%account.title%',
      icon: 'user',
      menu: 'user',
      component: () => import('./account-page/AccountPage'),
    }),
    contribute('tasklist.route', {
      id: 'setup',
      path: '/setup',
      label: '%setup.title%',
      menu: 'none',
      authentication: 'optional',
      component: () => import('./setup/SetupPage'),
    }),
    contribute('tasklist.login', {
      id: 'setup',
      priority: 50,
      isNotice: true,
      component: () => import('./setup/SetupNotice'),
    }),
    contribute('tasklist.login', {
      id: 'container-sign-in',
      priority: 10,
      when: { flag: 'container-sign-in' },
      component: () => import('./sign-in/ContainerSignIn'),
    }),
    contribute('tasklist.login', {
      id: 'container-sign-in-at-once',
      priority: 10,
      when: { flag: 'container-sign-in-at-once' },
      component: () => import('./sign-in/ContainerSignInAtOnce'),
    }),
  ],
});
