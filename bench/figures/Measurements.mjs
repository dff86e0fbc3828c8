import { summarize } from './statistics.mjs';

/**
 * @typedef {object} Cell one figure of one front end under one condition
 * @property {string} figure
 * @property {string} driver
 * @property {number} tasks in the list
 * @property {number} cpu how many times slower the processor was made
 * @property {number[]} samples in order of time
 * @property {string} [notPossible]
 *
 * @typedef {object} Measured what a run leaves, as it is kept in a file
 * @property {1} version
 * @property {Readonly<Record<string, unknown>>} environment
 * @property {readonly { id: string, name: string }[]} drivers the first is ours
 * @property {Readonly<Record<string, { list: number, task: number }>>} engineTime by number of tasks, ms
 * @property {readonly Cell[]} cells
 */

/** What has been measured, by figure, front end and condition. */
export class Measurements {
  /** @type {Map<string, Cell>} */
  #cells = new Map();

  /** @param {readonly Cell[]} [cells] */
  constructor(cells = []) {
    for (const cell of cells) this.#cells.set(keyOf(cell), cell);
  }

  /**
   * @param {Pick<Cell, 'figure' | 'driver' | 'tasks' | 'cpu'>} at
   * @param {number} sample
   */
  add(at, sample) {
    this.#at(at).samples.push(sample);
  }

  /**
   * @param {Pick<Cell, 'figure' | 'driver' | 'tasks' | 'cpu'>} at
   * @param {string} why
   */
  refuse(at, why) {
    this.#at(at).notPossible = why;
  }

  /**
   * @param {Pick<Cell, 'figure' | 'driver' | 'tasks' | 'cpu'>} at
   * @returns {Cell | undefined}
   */
  find(at) {
    return this.#cells.get(keyOf(at));
  }

  /**
   * @param {Pick<Cell, 'figure' | 'driver' | 'tasks' | 'cpu'>} at
   * @returns {ReturnType<typeof summarize> | undefined}
   */
  summary(at) {
    const samples = this.find(at)?.samples ?? [];
    return samples.length > 0 ? summarize(samples) : undefined;
  }

  /** @returns {readonly Cell[]} */
  get cells() {
    return [...this.#cells.values()];
  }

  /** Numbers of tasks and slowdowns that were measured, in order. */
  get conditions() {
    return {
      tasks: sorted(this.cells.map(({ tasks }) => tasks)),
      cpu: sorted(this.cells.map(({ cpu }) => cpu)),
    };
  }

  /** @param {Pick<Cell, 'figure' | 'driver' | 'tasks' | 'cpu'>} at */
  #at({ figure, driver, tasks, cpu }) {
    const key = keyOf({ figure, driver, tasks, cpu });
    const cell = this.#cells.get(key) ?? { figure, driver, tasks, cpu, samples: [] };
    this.#cells.set(key, cell);
    return cell;
  }
}

/** @param {Pick<Cell, 'figure' | 'driver' | 'tasks' | 'cpu'>} cell */
function keyOf({ figure, driver, tasks, cpu }) {
  return `${figure}/${driver}/${tasks}/${cpu}`;
}

/** @param {readonly number[]} numbers */
function sorted(numbers) {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
