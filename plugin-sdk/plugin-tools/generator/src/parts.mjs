/**
 * What a new plugin may contribute.
 *
 * @typedef {object} Part
 * @property {string} says for the question
 * @property {string} contribution of `plugin.ts`
 * @property {Readonly<Record<string, readonly [english: string, german: string]>>} texts
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
    texts: {
      'tab.label': ['__TITLE__', '__TITLE__'],
      'tab.variables_one': ['{{count}} variable', '{{count}} Variable'],
      'tab.variables_other': ['{{count}} variables', '{{count}} Variablen'],
      'tab.none': ['This task has no variables.', 'Diese Aufgabe hat keine Variablen.'],
      'tab.failed': ['The variables could not be loaded.', 'Die Variablen konnten nicht geladen werden.'],
      'tab.loading': ['Loading …', 'Wird geladen …'],
    },
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
    texts: {
      'remark.label': ['Add a remark', 'Anmerkung hinzufügen'],
      'remark.field': ['Remark', 'Anmerkung'],
      'remark.empty': ['Write something first.', 'Bitte zuerst etwas schreiben.'],
      'remark.close': ['Close', 'Schließen'],
      'remark.send': ['Add', 'Hinzufügen'],
      'remark.done': ['The remark was added.', 'Die Anmerkung wurde hinzugefügt.'],
      'remark.failed': ['The remark could not be added.', 'Die Anmerkung konnte nicht hinzugefügt werden.'],
    },
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
    texts: {
      'count.label': ['Count tasks', 'Aufgaben zählen'],
      'count.close': ['Close', 'Schließen'],
      'count.tasks_one': ['You can see {{count}} task.', 'Sie sehen {{count}} Aufgabe.'],
      'count.tasks_other': ['You can see {{count}} tasks.', 'Sie sehen {{count}} Aufgaben.'],
      'count.failed': ['The tasks could not be counted.', 'Die Aufgaben konnten nicht gezählt werden.'],
      'count.loading': ['Counting …', 'Wird gezählt …'],
    },
    uses: ['GET /task/count'],
  },
  badge: {
    says: 'a mark on the card of a task in the list',
    contribution: `contribute('tasklist.card', {
      id: 'badge',
      component: () => import('./UrgentBadge'),
    })`,
    texts: { 'badge.urgent': ['Urgent', 'Dringend'] },
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
    texts: { 'column.amount': ['Amount', 'Betrag'] },
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
    texts: { 'order.label': ['Open the order', 'Bestellung öffnen'] },
  },
  'bulk-action': {
    says: 'an action for all selected tasks',
    contribution: `contribute('tasklist.list.bulk-action', {
      id: 'remarks',
      label: '%remarks.label%',
      icon: 'comment',
      component: () => import('./RemarksAction'),
    })`,
    texts: {
      'remarks.label': ['Add remarks', 'Anmerkungen hinzufügen'],
      'remarks.field': ['Remark', 'Anmerkung'],
      'remarks.text': ['Please take care of this today.', 'Bitte noch heute erledigen.'],
      'remarks.empty': ['Write something first.', 'Bitte zuerst etwas schreiben.'],
      'remarks.close': ['Close', 'Schließen'],
      'remarks.send': ['Add to all', 'Allen hinzufügen'],
      'remarks.running': ['Adding remarks', 'Anmerkungen werden hinzugefügt'],
    },
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
    texts: {
      'reason.label': ['Reason', 'Begründung'],
      'reason.missing': ['Enter a reason.', 'Bitte eine Begründung eingeben.'],
    },
  },
  page: {
    says: 'a page of its own, with an address',
    contribution: `contribute('tasklist.route', {
      id: 'overview',
      path: '/__ID__',
      label: '%overview.label%',
      component: () => import('./OverviewPage'),
    })`,
    texts: {
      'overview.label': ['__TITLE__: overview', '__TITLE__: Übersicht'],
      'overview.all': ['All tasks', 'Alle Aufgaben'],
      'overview.mine': ['My tasks', 'Meine Aufgaben'],
      'overview.loading': ['Counting …', 'Wird gezählt …'],
      'overview.failed': ['The tasks could not be counted.', 'Die Aufgaben konnten nicht gezählt werden.'],
    },
    uses: ['GET /task/count'],
  },
  header: {
    says: 'a button in the head of the list',
    contribution: `contribute('tasklist.header', {
      id: 'refresh',
      component: () => import('./RefreshButton'),
    })`,
    texts: { 'refresh.label': ['Refresh tasks', 'Aufgaben aktualisieren'] },
  },
  list: {
    says: 'a note above the rows of the list',
    contribution: `contribute('tasklist.list', {
      id: 'note',
      component: () => import('./ListNote'),
    })`,
    texts: {
      'note.text': ['A word from __TITLE__.', 'Ein Hinweis von __TITLE__.'],
      'note.hide': ['Hide', 'Ausblenden'],
    },
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
    texts: {
      'oldest.label': ['Open my oldest task', 'Meine älteste Aufgabe öffnen'],
      'oldest.none': ['You have no tasks.', 'Sie haben keine Aufgaben.'],
      'oldest.failed': ['Your tasks could not be loaded.', 'Ihre Aufgaben konnten nicht geladen werden.'],
    },
    uses: ['GET /task'],
  },
  setting: {
    says: 'a section of the settings',
    contribution: `contribute('shell.setting', {
      id: 'notes',
      label: '%setting.label%',
      component: () => import('./NoteSetting'),
    })`,
    texts: {
      'setting.label': ['__TITLE__', '__TITLE__'],
      'setting.notes': ['Show notes of this plugin', 'Hinweise dieses Plugins anzeigen'],
    },
  },
  login: {
    says: 'a part of the sign-in page',
    contribution: `contribute('tasklist.login', {
      id: 'help',
      // Below the form for name and password (0).
      priority: -10,
      component: () => import('./LoginHelp'),
    })`,
    texts: {
      'login.help': [
        'Sign in with the account of your computer.',
        'Melden Sie sich mit dem Konto Ihres Computers an.',
      ],
    },
  },
  'login-data': {
    says: 'what hears of attempts to sign in',
    contribution: `contribute('tasklist.login.data', {
      id: 'attempts',
      component: () => import('./AttemptListener'),
    })`,
    texts: {
      'attempts.failed_one': [
        '{{count}} attempt to sign in failed before.',
        '{{count}} Anmeldeversuch ist zuvor fehlgeschlagen.',
      ],
      'attempts.failed_other': [
        '{{count}} attempts to sign in failed before.',
        '{{count}} Anmeldeversuche sind zuvor fehlgeschlagen.',
      ],
    },
  },
};
