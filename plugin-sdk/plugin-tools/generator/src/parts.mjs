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
      'tab.retry': ['Try again', 'Erneut versuchen'],
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
};
