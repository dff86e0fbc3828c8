import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import type bulk from './bulk/texts/en.json';
import { CARD_VARIABLES } from './cards/cardVariables';
import type groups from './groups/texts/en.json';
import de from './i18n/de.json';
import en from './i18n/en.json';
import { listConfig } from './list/listConfig';
import type notices from './notices/texts/en.json';
import type swipe from './swipe/texts/en.json';
import type dialogs from './texts/en.json';

const taskCells = () => import(/* webpackChunkName: "table" */ './table/taskCells');

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en &
      CommonTexts &
      typeof bulk &
      typeof groups &
      typeof notices &
      typeof dialogs &
      typeof swipe;
    config: typeof listConfig;
  }
}

export default definePlugin({
  id: 'taskweave-task-list',
  config: listConfig,
  translations: { en, de },
  contributions: [
    contribute('shell.column', {
      id: 'tasks',
      place: 'tasks',
      priority: 100,
      label: '%column.tasks%',
      // The column is on the first screen, where one more request would be noticeable.
      component: () => import(/* webpackMode: "eager" */ './column/TasksColumn'),
    }),
    contribute('shell.setting', {
      id: 'list',
      label: '%settings.list%',
      component: () => import(/* webpackChunkName: "list-dialogs" */ './list/ListSetting'),
    }),
    contribute('shell.setting', {
      id: 'notices',
      label: '%settings.notices%',
      component: () => import(/* webpackChunkName: "notices" */ './notices/NoticesSetting'),
    }),
    contribute('tasklist.list', {
      id: 'task-search',
      priority: 100,
      component: () => import(/* webpackMode: "eager" */ './search/SearchPanel'),
    }),
    contribute('tasklist.card', {
      id: CARD_VARIABLES,
      priority: 200,
      // The list asks once for all rows, and draws the answers among what each row says.
      component: async () => ({ default: () => null }),
    }),
    contribute('tasklist.list.view', {
      id: 'cards',
      priority: 300,
      label: '%view.cards%',
      icon: 'list',
      component: () => import(/* webpackMode: "eager" */ './views/CardsView'),
    }),
    contribute('tasklist.list.view', {
      id: 'table',
      priority: 200,
      label: '%view.table%',
      icon: 'table',
      component: () => import(/* webpackChunkName: "table" */ './views/TableView'),
    }),
    contribute('tasklist.list.view', {
      id: 'groups',
      priority: 100,
      label: '%view.groups%',
      icon: 'groups',
      component: () => import(/* webpackChunkName: "groups" */ './groups/GroupsView'),
    }),
    contribute('tasklist.header', {
      id: 'tasklist-sorting',
      priority: 200,
      component: () => import(/* webpackMode: "eager" */ './sorting/SortMenu'),
    }),
    contribute('shell.command', {
      id: 'task-search',
      kind: 'search',
      priority: 200,
      label: '%palette.tasks%',
      component: () => import(/* webpackChunkName: "search" */ './palette/TaskSearch'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'claim',
      priority: 1000,
      label: '%bulk.claim%',
      command: 'task.claim',
      keys: ['c'],
      shortcut: 'claimTask',
      icon: 'user',
      component: async () => ({ default: (await claimActions()).ClaimAction }),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'unclaim',
      priority: 900,
      label: '%bulk.unclaim%',
      command: 'task.unclaim',
      keys: ['Shift+C'],
      icon: 'user',
      component: async () => ({ default: (await claimActions()).UnclaimAction }),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'assign',
      priority: 800,
      label: '%bulk.assign%',
      command: 'task.assign',
      keys: ['a'],
      icon: 'user-plus',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk/actions/AssignAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'due-date',
      priority: 700,
      label: '%bulk.due%',
      command: 'task.due',
      keys: ['d'],
      icon: 'calendar',
      component: async () => ({ default: (await dateActions()).DueDateAction }),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'snooze',
      priority: 650,
      label: '%bulk.snooze%',
      command: 'task.snooze',
      keys: ['s'],
      icon: 'clock',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk/actions/SnoozeAction'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'follow-up-date',
      priority: 600,
      label: '%bulk.followUp%',
      command: 'task.follow-up',
      icon: 'clock',
      component: async () => ({ default: (await dateActions()).FollowUpAction }),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'priority',
      priority: 500,
      label: '%bulk.priority%',
      command: 'task.priority',
      icon: 'edit',
      component: () => import(/* webpackChunkName: "bulk" */ './bulk/actions/PriorityAction'),
    }),
    contribute('tasklist.header', {
      id: 'list-view',
      priority: 100,
      component: () => import(/* webpackMode: "eager" */ './column/ListViewMenu'),
    }),
    contribute('tasklist.list.column', {
      id: 'name',
      priority: 1000,
      label: '%col.task%',
      width: 260,
      sortBy: 'nameCaseInsensitive',
      isDefault: true,
      component: async () => ({ default: (await taskCells()).NameCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'due',
      priority: 900,
      label: '%col.due%',
      width: 170,
      sortBy: 'dueDate',
      isDefault: true,
      component: async () => ({ default: (await taskCells()).DueCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'assignee',
      priority: 800,
      label: '%col.assignee%',
      width: 170,
      sortBy: 'assignee',
      isDefault: true,
      component: async () => ({ default: (await taskCells()).AssigneeCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'definition',
      priority: 700,
      label: '%col.definition%',
      width: 170,
      isDefault: true,
      component: async () => ({ default: (await taskCells()).DefinitionCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'business-key',
      priority: 600,
      label: '%col.businessKey%',
      width: 150,
      isDefault: true,
      component: async () => ({ default: (await taskCells()).BusinessKeyCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'priority',
      priority: 500,
      label: '%col.priority%',
      width: 90,
      sortBy: 'priority',
      sortsDescending: true,
      align: 'end',
      isDefault: true,
      component: async () => ({ default: (await taskCells()).PriorityCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'created',
      priority: 400,
      label: '%col.created%',
      width: 120,
      sortBy: 'created',
      sortsDescending: true,
      isDefault: true,
      component: async () => ({ default: (await taskCells()).CreatedCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'follow-up',
      priority: 300,
      label: '%col.followUp%',
      width: 120,
      sortBy: 'followUpDate',
      component: async () => ({ default: (await taskCells()).FollowUpCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'tenant',
      priority: 200,
      label: '%col.tenant%',
      width: 120,
      sortBy: 'tenantId',
      component: async () => ({ default: (await taskCells()).TenantCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'owner',
      priority: 150,
      label: '%col.owner%',
      width: 140,
      component: async () => ({ default: (await taskCells()).OwnerCell }),
    }),
    contribute('tasklist.list.column', {
      id: 'description',
      priority: 100,
      label: '%col.description%',
      width: 260,
      sortBy: 'description',
      component: async () => ({ default: (await taskCells()).DescriptionCell }),
    }),
  ],
});

function claimActions() {
  return import(/* webpackChunkName: "bulk" */ './bulk/actions/ClaimActions');
}

function dateActions() {
  return import(/* webpackChunkName: "bulk" */ './bulk/actions/DateActions');
}
