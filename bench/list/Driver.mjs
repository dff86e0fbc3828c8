/**
 * One way to use a task list, so that the same scenarios run against any of them.
 *
 * @typedef {object} Driver
 * @property {(filterName: string) => Promise<void>} open until the first row of the filter is painted
 * @property {() => Promise<void>} scroll some screens down, as a wheel does
 * @property {(part: number) => Promise<void>} jump to a part of the list, 0.5 for its middle, until its rows are there
 * @property {() => Promise<void>} sort by another key, until the first row is there
 * @property {(text: string) => Promise<void>} search for a name, until the answer is there
 */
export {};
