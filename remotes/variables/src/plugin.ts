import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

export default definePlugin({
  id: 'taskweave-variables',
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'variables',
      priority: 300,
      label: '%variables.tab%',
      component: () => import('./variables-tab/VariablesTab'),
    }),
  ],
});
