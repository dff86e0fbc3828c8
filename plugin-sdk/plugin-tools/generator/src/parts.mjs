/**
 * What a new plugin may contribute.
 *
 * @typedef {object} Part
 * @property {string} says for the question
 * @property {string} contribution of `plugin.ts`
 * @property {readonly string[]} [uses] calls to the engine
 */

/** @type {Readonly<Record<string, Part>>} */
export const PARTS = {
  tab: {
    says: 'a tab beside the form of a task',
    contribution: `contribute('tasklist.task.detail', {
      id: 'tab',
      label: '%tab.label%',
      // Between the form (1000) and the history (800).
      priority: 900,
      component: () => import('./TaskTab'),
    })`,
    uses: ['GET /task/*/variables'],
  },
  'task-action': {
    says: 'a button above the tabs of a task',
    contribution: `contribute('tasklist.task.action', {
      id: 'remark',
      label: '%remark.label%',
      icon: 'comment',
      component: () => import('./RemarkAction'),
    })`,
    uses: ['POST /task/*/comment/create'],
  },
  badge: {
    says: 'a mark on the card of a task in the list',
    contribution: `contribute('tasklist.card', {
      id: 'badge',
      component: () => import('./UrgentBadge'),
    })`,
  },
  column: {
    says: 'a column of the table of tasks',
    contribution: `contribute('tasklist.list.column', {
      id: 'amount',
      label: '%column.amount%',
      width: 120,
      variables: ['amount'],
      component: () => import('./AmountCell'),
    })`,
  },
  link: {
    says: 'a link above the tabs of a task, without code',
    contribution: `contribute('tasklist.task.action', {
      id: 'order',
      label: '%order.label%',
      icon: 'external',
      // Of a system of yours: the shell fills in the values, and shows no link while one is missing.
      href: 'https://orders.example/{businessKey}?task={id}',
    })`,
  },
  'bulk-action': {
    says: 'an action for all selected tasks',
    contribution: `contribute('tasklist.list.bulk-action', {
      id: 'remarks',
      label: '%remarks.label%',
      icon: 'comment',
      component: () => import('./RemarksAction'),
    })`,
    uses: ['POST /task/*/comment/create'],
  },
  form: {
    says: 'a form of tasks, drawn by you',
    contribution: `contribute('tasklist.form', {
      id: 'reason',
      // For tasks with camunda:formKey="__ID__/reason", or anything that begins so.
      formType: 'external',
      formKey: '__ID__/*',
      component: () => import('./ReasonForm'),
    })`,
  },
  page: {
    says: 'a page with an address',
    contribution: `contribute('tasklist.route', {
      id: 'overview',
      path: '/__ID__',
      label: '%overview.label%',
      component: () => import('./OverviewPage'),
    })`,
    uses: ['GET /task/count'],
  },
  'list-view': {
    says: 'another way to show the tasks of the list',
    contribution: `contribute('tasklist.list.view', {
      id: 'days',
      label: '%days.label%',
      icon: 'calendar',
      component: () => import('./DueDays'),
    })`,
  },
  command: {
    says: 'a command of the palette',
    contribution: `contribute('shell.command', {
      id: 'oldest',
      kind: 'command',
      label: '%oldest.label%',
      group: 'go',
      component: () => import('./OldestTask'),
    })`,
    uses: ['GET /task'],
  },
};
