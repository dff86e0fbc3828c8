import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'approval-form',
  translations: { en, de },
  contributions: [
    contribute('tasklist.form', {
      id: 'approve-invoice',
      // The model stays as it is: this form takes the place of the HTML form that it names.
      formType: 'embedded',
      formKey: 'embedded:app:forms/approve-invoice.html',
      component: () => import('./ApprovalForm'),
    }),
  ],
});
