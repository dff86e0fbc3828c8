import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

export default definePlugin({
  id: 'taskweave-filters',
  translations: { en, de },
  contributions: [
    contribute('shell.column', {
      id: 'filters',
      place: 'filters',
      priority: 100,
      label: '%column.filters%',
      // In the same file as this one: the column is on the first screen, where one more request would be felt.
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
