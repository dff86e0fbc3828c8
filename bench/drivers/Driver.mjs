/**
 * @typedef {import('../page/BenchPage.mjs').Step} Step
 * @typedef {import('../page/installWatcher.mjs').Condition} Condition
 * @typedef {import('@playwright/test').Page} Page
 */

/**
 * The times of several steps are added.
 * @typedef {Step | readonly Step[]} Deed
 */

/**
 * @typedef {object} BenchTask
 * @property {string} id
 * @property {string} businessKey of its process instance
 * @property {FormKind} kind
 * @typedef {'generic' | 'generated' | 'embedded' | 'angular' | 'form-js'} FormKind
 */

/**
 * @typedef {object} Grouped
 * @property {(at: { baseUrl: string, filterId: string }) => string} address
 * @property {Condition} heads
 * @property {Step} openLargest expands the largest group
 */

/**
 * One front end. It acts with mouse and keyboard and names the condition that ends each step; the bench takes the times.
 * All conditions are selectors, so that the same watcher works on every page.
 * @typedef {object} Driver
 * @property {string} id for options and files
 * @property {string} name for display
 * @property {(at: { baseUrl: string, filterId: string }) => string} address of a filter's list
 * @property {Condition} firstRow
 * @property {(page: Page) => Promise<readonly string[]>} rowIds ids of the tasks on screen, from the top
 * @property {(taskId: string) => string} row selector of the element that opens the task
 * @property {(task: BenchTask) => Condition} form the first field of its form is there and filled
 * @property {(filter: { id: string, name: string }, rows: { of: readonly string[], not: string }) => Deed} switchFilter until a
 * row in `of` is shown and the row `not` is gone
 * @property {(text: string, rows: { of: readonly string[], not: string }) => Deed} search for tasks by name
 * @property {Grouped} [grouped]
 * @property {(page: Page) => Promise<void>} browse some screens of the list
 * @property {() => Deed} claim the open task, until its form is usable
 * @property {(task: BenchTask, next: BenchTask) => Deed} complete the open task, until the form of the next one is there
 * @property {{ claim: () => Deed, complete: (next: BenchTask) => Deed }} [toCaret] the same until the caret is in the form, for
 * front ends that need no click for it
 * @property {() => Deed} openFilterDialog for a new filter
 * @property {() => Deed} openStartDialog until a process can be chosen
 * @property {() => Deed} openStartForm of the process "Holiday request", from the open dialog
 * @property {(page: Page) => Promise<unknown>} closeDialog
 */
export {};
