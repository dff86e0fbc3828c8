// Data and lazy imports only: the build runs this file, and the shell shows labels before any other code is loaded.
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import en from './i18n/en.json';

// The compiler checks the keys in `t('…')` against these texts. With `defineConfig`, add `config: typeof …`.
declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
  }
}

export default definePlugin({
  id: '__ID__',
  displayName: '__TITLE__',
  uses: [__USES__],
  translations: { en, de: () => import('./i18n/de.json') },
  contributions: [
__CONTRIBUTIONS__
  ],
});
