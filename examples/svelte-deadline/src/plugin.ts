import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: 'svelte-deadline',
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'deadline',
      label: '%tab%',
      priority: 250,
      mount: () => import('./mountDeadline'),
    }),
  ],
});
