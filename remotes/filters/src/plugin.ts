import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import type dialog from './dialog-texts/en.json';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en & typeof dialog & CommonTexts;
  }
}

export default definePlugin({
  id: 'taskweave-filters',
  translations: { en, de },
  contributions: [
    contribute('shell.column', {
      id: 'filters',
      place: 'filters',
      priority: 100,
      label: '%column.filters%',
      // The column is on the first screen, where one more request would be noticeable.
      component: () => import(/* webpackMode: "eager" */ './filters-column/FiltersColumn'),
    }),
    contribute('shell.command', {
      id: 'filter-search',
      kind: 'search',
      priority: 300,
      label: '%palette.filters%',
      component: () => import('./palette/FilterSearch'),
    }),
  ],
});
