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
    contribute('tasklist.list.bulk-action', {
      id: 'claim',
      priority: 1000,
      label: '%bulk.claim%',
      icon: 'user',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk-actions/ClaimAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'unclaim',
      priority: 900,
      label: '%bulk.unclaim%',
      icon: 'user',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk-actions/UnclaimAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'assign',
      priority: 800,
      label: '%bulk.assign%',
      icon: 'user-plus',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk-actions/AssignAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'due-date',
      priority: 700,
      label: '%bulk.due%',
      icon: 'calendar',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk-actions/DueDateAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'follow-up-date',
      priority: 600,
      label: '%bulk.followUp%',
      icon: 'clock',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk-actions/FollowUpAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'priority',
      priority: 500,
      label: '%bulk.priority%',
      icon: 'edit',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk-actions/PriorityAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'complete',
      priority: 400,
      label: '%bulk.complete%',
      icon: 'check',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk-actions/CompleteAction'),
    }),
  ],
});
