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
  'navbar-action': {
    says: 'a button in the bar at the top',
    contribution: `contribute('tasklist.navbar.action', {
      id: 'count',
      label: '%count.label%',
      icon: 'list',
      component: () => import('./CountAction'),
    })`,
    uses: ['GET /task/count'],
  },
  badge: {
    says: 'a mark on the card of a task in the list',
    contribution: `contribute('tasklist.card', {
      id: 'badge',
      component: () => import('./UrgentBadge'),
    })`,
  },
  rail: {
    says: 'a part beside the form of a task, on wide screens',
    contribution: `contribute('tasklist.task.rail', {
      id: 'rail',
      label: '%rail.label%',
      component: () => import('./PriorityNote'),
    })`,
  },
  greeting: {
    says: 'a part of the task’s column while no task is open',
    contribution: `contribute('tasklist.task.empty', {
      id: 'greeting',
      label: '%greeting.label%',
      component: () => import('./Greeting'),
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
  header: {
    says: 'a button in the head of the list',
    contribution: `contribute('tasklist.header', {
      id: 'refresh',
      component: () => import('./RefreshButton'),
    })`,
  },
  list: {
    says: 'a note above the rows of the list',
    contribution: `contribute('tasklist.list', {
      id: 'note',
      component: () => import('./ListNote'),
    })`,
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
  setting: {
    says: 'a section of the settings',
    contribution: `contribute('shell.setting', {
      id: 'notes',
      label: '%setting.label%',
      component: () => import('./NoteSetting'),
    })`,
  },
  login: {
    says: 'a part of the sign-in page',
    contribution: `contribute('tasklist.login', {
      id: 'help',
      // Below the form for name and password (0).
      priority: -10,
      component: () => import('./LoginHelp'),
    })`,
  },
  'login-data': {
    says: 'what hears of attempts to sign in',
    contribution: `contribute('tasklist.login.data', {
      id: 'attempts',
      component: () => import('./AttemptListener'),
    })`,
  },
};
