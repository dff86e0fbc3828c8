import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

export default definePlugin({
  id: 'taskweave-task-list',
  translations: { en, de },
  contributions: [
    contribute('shell.column', {
      id: 'tasks',
      place: 'tasks',
      priority: 100,
      label: '%column.tasks%',
      // In the same file as this one: the column is on the first screen, where one more request would be felt.
      component: () => import(/* webpackMode: "eager" */ './tasks-column/TasksColumn'),
    }),
    contribute('tasklist.list', {
      id: 'task-search',
      priority: 100,
      component: () => import(/* webpackMode: "eager" */ './search/SearchPanel'),
    }),
    contribute('tasklist.header', {
      id: 'tasklist-sorting',
      priority: 200,
      component: () => import(/* webpackMode: "eager" */ './sorting/SortMenu'),
    }),
    contribute('tasklist.header', {
      id: 'search-toggle',
      priority: 150,
      component: () => import(/* webpackMode: "eager" */ './search/SearchToggle'),
    }),
    contribute('shell.command', {
      id: 'task-search',
      kind: 'search',
      priority: 200,
      label: '%palette.tasks%',
      component: () => import('./palette/TaskSearch'),
    }),
  ],
});
