import { contribute, defineConfig, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

const config = defineConfig({
  type: 'object',
  properties: {
    creditorSearch: {
      type: 'string',
      default: 'https://www.openstreetmap.org/search?query={variables.creditor}',
      description: 'Where the supplier of an invoice is looked up',
    },
  },
  additionalProperties: false,
});

export default definePlugin({
  id: 'invoice-amount',
  config,
  translations: { en, de },
  contributions: [
    contribute('tasklist.card', {
      id: 'badge',
      variables: ['amount'],
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
    // A link: the shell draws it without any code of this plugin.
    contribute('tasklist.task.action', {
      id: 'creditor',
      label: '%creditor%',
      icon: 'search',
      when: { processDefinitionKey: ['invoice'] },
      href: { config: 'creditorSearch' },
    }),
    contribute('tasklist.form', {
      id: 'approve-invoice',
      // The model stays as it is: this form takes the place of the HTML form that it names.
      formType: 'embedded',
      formKey: 'embedded:app:forms/approve-invoice.html',
      component: () => import('./ApprovalForm'),
    }),
  ],
});
