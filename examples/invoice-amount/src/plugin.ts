import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'invoice-amount',
  translations: { en, de },
  contributions: [
    contribute('tasklist.card', {
      id: 'badge',
      when: { processDefinitionKey: ['invoice'] },
      component: () => import('./AmountBadge'),
    }),
    contribute('tasklist.list.column', {
      id: 'amount',
      label: '%column%',
      priority: 400,
      width: 120,
      variables: ['amount'],
      sortsDescending: true,
      component: () => import('./AmountCell'),
    }),
  ],
});
