import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';
import { noticeConfig } from './noticeConfig';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
    config: typeof noticeConfig;
  }
}

export default definePlugin({
  id: 'office-notice',
  config: noticeConfig,
  uses: [],
  translations: { en, de },
  contributions: [
    contribute('tasklist.list', { id: 'notice', priority: 200, component: () => import('./Notice') }),
    contribute('tasklist.header', { id: 'recall', component: () => import('./RecallButton') }),
    contribute('shell.setting', {
      id: 'notice',
      label: '%setting%',
      component: () => import('./NoticeSetting'),
    }),
    contribute('tasklist.login', {
      id: 'help',
      priority: -10,
      isNotice: true,
      component: () => import('./LoginHelp'),
    }),
    contribute('tasklist.login.data', { id: 'attempts', component: () => import('./AttemptListener') }),
    // A point of the plugin risk-score. Without that plugin nothing is drawn.
    contribute('risk-score.remark', { id: 'risk', component: () => import('./RiskRemark') }),
  ],
});
