/**
 * @typedef {object} Cell one figure of one front end
 * @property {string} figure
 * @property {string} driver
 * @property {number[]} samples in order of time
 * @typedef {object} Measured a run, as stored in a file
 * @property {Readonly<Record<string, unknown>>} environment
 * @property {number} tasks in the list
 * @property {readonly { id: string, name: string }[]} drivers ours first
 * @property {readonly Cell[]} cells
 */

export class Measurements {
  /** @type {Map<string, Cell>} */
  #cells = new Map();

  /** @param {readonly Cell[]} [cells] */
  constructor(cells = []) {
    for (const cell of cells) this.#cells.set(`${cell.figure}/${cell.driver}`, cell);
  }

  /**
   * @param {string} figure
   * @param {string} driver
   * @returns {Cell}
   */
  cell(figure, driver) {
    const key = `${figure}/${driver}`;
    const cell = this.#cells.get(key) ?? { figure, driver, samples: [] };
    this.#cells.set(key, cell);
    return cell;
  }

  /**
   * @param {string} figure
   * @param {string} driver
   * @returns {number} NaN without samples
   */
  median(figure, driver) {
    const sorted = [...(this.#cells.get(`${figure}/${driver}`)?.samples ?? [])].sort((a, b) => a - b);
    const middle = (sorted.length - 1) / 2;
    return (Number(sorted[Math.floor(middle)]) + Number(sorted[Math.ceil(middle)])) / 2;
  }

  /** @returns {readonly Cell[]} */
  get cells() {
    return [...this.#cells.values()];
  }
}
