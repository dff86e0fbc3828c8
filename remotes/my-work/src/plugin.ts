import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';
import type start from './start/texts/en.json';
import type greeting from './texts/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en & CommonTexts & typeof greeting & typeof start;
  }
}

export default definePlugin({
  id: 'taskweave-my-work',
  translations: { en, de },
  async activate(context) {
    const { watchDoneTasks } = await import(/* webpackChunkName: "my-work" */ './greeting/doneTasks');
    return watchDoneTasks(context);
  },
  contributions: [
    contribute('tasklist.task.empty', {
      id: 'my-work',
      priority: 100,
      label: '%work%',
      component: () => import(/* webpackChunkName: "my-work" */ './greeting/MyWork'),
    }),
    contribute('shell.setting', {
      id: 'start',
      label: '%start%',
      component: () => import('./start/StartSetting'),
    }),
  ],
});
