/**
 * @typedef {import('../page/BenchPage.mjs').Step} Step
 * @typedef {import('../page/installWatcher.mjs').Condition} Condition
 * @typedef {import('@playwright/test').Page} Page
 */

/**
 * A person can do something by several steps in a row; their times are added.
 *
 * @typedef {Step | readonly Step[]} Deed
 */

/**
 * A task that is shown somewhere.
 *
 * @typedef {object} BenchTask
 * @property {string} id
 * @property {string} businessKey of its process instance
 * @property {FormKind} kind
 *
 * @typedef {'generic' | 'generated' | 'embedded' | 'angular' | 'form-js'} FormKind
 */

/**
 * A list under heads.
 *
 * @typedef {object} Grouped
 * @property {(at: { baseUrl: string, filterId: string }) => string} address
 * @property {Condition} heads
 * @property {Step} openLargest shows the rows of the largest group, which is folded
 */

/**
 * One front end for the engine's tasks. It acts as a person does, by mouse and keys, and says what is to be seen then; the
 * bench has the clock. All conditions are selectors, so that the same watcher looks at every page.
 *
 * @typedef {object} Driver
 * @property {string} id short, for options and files
 * @property {string} name for people
 * @property {(at: { baseUrl: string, filterId: string }) => string} address of a filter's list
 * @property {Condition} firstRow what is there when the list is
 * @property {(page: Page) => Promise<readonly string[]>} rowIds ids of the tasks on screen, from the top
 * @property {(taskId: string) => string} row selector of what opens that task when it is pressed
 * @property {(task: BenchTask) => Condition} form when the first field of its form is there, filled
 * @property {(filter: { id: string, name: string }, rows: { of: readonly string[], not: string }) => Deed} switchFilter until a
 *   row of the one filter is shown and that of the other is not
 * @property {(text: string, rows: { of: readonly string[], not: string }) => Deed} search for tasks by name
 * @property {Grouped} [grouped] the list under heads of people, where there is one
 * @property {(page: Page) => Promise<void>} browse some screens of the list
 * @property {() => Deed} claim the open task, until its form can be worked with
 * @property {(task: BenchTask, next: BenchTask) => Deed} complete the open task, until the form of the next is there
 * @property {{ claim: () => Deed, complete: (next: BenchTask) => Deed }} [toCaret] the same until what is typed goes into the form,
 *   where no press is needed for that
 * @property {() => Deed} openFilterDialog for a new filter
 * @property {() => Deed} openStartDialog until a process can be chosen
 * @property {() => Deed} openStartForm of the process "Holiday request", from the open dialog
 * @property {(page: Page) => Promise<unknown>} closeDialog
 */
export {};
