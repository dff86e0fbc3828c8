/**
 * A place of the app: where a failed call is shown, and what is kept.
 *
 * @typedef {object} PlaceOfCalls
 * @property {string} title
 * @property {string} shown
 * @property {string} kept
 *
 * @typedef {import('./calls/samples.mjs').Place} Place
 */

/** @type {Readonly<Record<Place, PlaceOfCalls>>} */
export const PLACES = {
  filters: {
    title: 'Filters and their dialog',
    shown:
      'a card in place of what is missing; of “Save” and “Delete” a note in the dialog, which stays open',
    kept: 'filters that were read; the filter open in the list; all that was typed into the dialog',
  },
  list: {
    title: 'List of tasks',
    shown:
      'a card in place of the list, or a note above rows that are there; names and variables stay out until they can be read',
    kept: 'rows that were read; filter, search, order and task, which stand in the address; what is selected',
  },
  task: {
    title: 'A task',
    shown: 'a card in place of the task; of look-ups a line at the field',
    kept: 'the task as it was read; the tab; what was typed',
  },
  change: {
    title: 'Changes of a task: claim, assign, dates, priority, groups',
    shown:
      'a notification, with what is there now where somebody else was quicker; “Checking…” while it is looked for',
    kept: 'the task as the engine has it: the change, which was shown at once, is taken back',
  },
  comments: {
    title: 'Comments',
    shown:
      'a card in place of the comments, under “All” in the tab Activity a line; of a comment that is sent a line below the field',
    kept: 'the comment that is being written, also when the task is left',
  },
  attachments: {
    title: 'Attachments',
    shown:
      'a card in place of the attachments, under “All” in the tab Activity a line; of a file a line with “Try again” in the list',
    kept: 'the file, until it has arrived or is taken off the list',
  },
  tabs: {
    title: 'History and diagram',
    shown:
      'a card in place of the content, of the history a line under “All” in the tab Activity; what only adds to a diagram (incidents, called processes) stays out',
    kept: 'what was read',
  },
  form: {
    title: 'Forms: complete a task, start a process',
    shown:
      'a card in place of the form; of “Complete” and “Start” a note above the buttons, “Checking…” while it is looked for',
    kept: 'all that was typed, in the form and, encrypted, as a draft',
  },
  start: {
    title: 'Choosing a process',
    shown: 'a card in place of the list or the diagram',
    kept: 'the search; which process is chosen',
  },
  create: {
    title: 'Creating a task',
    shown: 'a note in the dialog, “Checking…” while it is looked for',
    kept: 'all that was typed; the id, so that no second task comes of another try',
  },
  bulk: {
    title: 'Many tasks at once',
    shown: 'one line for each task, with the reason',
    kept: 'the selection: what could not be done can be tried again',
  },
  variables: {
    title: 'Variables',
    shown: 'a card in place of the list; of a change a line at the variable',
    kept: 'the value that is being edited',
  },
  decisions: {
    title: 'Decisions',
    shown: 'a card in place of the list or the table',
    kept: 'what was read',
  },
  deployments: {
    title: 'Deployments',
    shown:
      'a card in place of the list; of a deployment a card below the files, with the faults of each file',
    kept: 'the files that were chosen, and all that was typed',
  },
  operations: {
    title: 'Incidents, and deleting instances',
    shown: 'a card in the dialog, which stays open',
    kept: 'the annotation that is being written; what was chosen for the deletion',
  },
  workload: {
    title: 'Workload',
    shown: 'a card in place of the chart; the others are not touched',
    kept: 'the filter that is counted, which the address names',
  },
  completed: {
    title: 'Completed tasks',
    shown: 'a card in place of the list, or of the part of the task; names stay out until they can be read',
    kept: 'rows that were read; whose tasks, search, order and the open task, which stand in the address',
  },
  'my-work': {
    title: 'My work',
    shown:
      'a card in place of the tasks; what waits in groups stays out; of the history a line below its button',
    kept: 'the list beside it; what was read',
  },
  account: {
    title: 'Account, and the first user',
    shown: 'a card in place of the section; of a change a note above its button',
    kept: 'all that was typed',
  },
  session: {
    title: 'Signing in and out',
    shown: 'a line in the form; a card with “Try again” where the page cannot begin',
    kept: 'the page below the dialog, as it was; after signing in again all goes on',
  },
  shell: {
    title: 'The frame of the page',
    shown:
      'nothing: an id stands for a name, what a right is needed for is not offered, telemetry is not asked about',
    kept: 'all',
  },
  look: {
    title: 'Looking for a lost answer',
    shown: '“Checking…”; after half an hour without an answer, that nobody can say whether it was done',
    kept: 'what was sent, for another try, which looks first',
  },
};
