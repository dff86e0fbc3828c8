import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';
import { riskConfig } from './riskConfig';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
    config: typeof riskConfig;
  }
}

export default definePlugin({
  id: 'risk-score',
  displayName: 'Risk score',
  publisher: 'Taskweave',
  config: riskConfig,
  uses: ['GET /task/*/variables'],
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'risk',
      label: '%tab%',
      priority: 700,
      when: { processDefinitionKey: ['loan-granting'] },
      component: () => import('./RiskTab'),
    }),
  ],
});
