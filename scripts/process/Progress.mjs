/** How often a step that takes long says that it is still at work, ms. */
const PULSE = 10_000;

/**
 * Shows which step runs and how long it took. One line at its start, one at its end, and one every ten seconds
 * in between: the same in a terminal and in a log.
 */
export class Progress {
  #began = Date.now();
  /** @type {(line: string) => void} */
  #write;

  /** @param {(line: string) => void} [write] */
  constructor(write = console.log) {
    this.#write = write;
  }

  /** @param {string} line */
  say(line) {
    this.#write(`[${this.#elapsed()}] ${line}`);
  }

  /**
   * @template T
   * @param {string} name as in "Building the app"
   * @param {(note: (text: string) => void) => Promise<T>} work may note what it is about; the next pulse shows it
   * @param {object} [options]
   * @param {(result: T) => string} [options.outcome] how it went, in a word or two
   * @param {boolean} [options.speaks] it prints its own lines: no pulse
   * @returns {Promise<T>}
   */
  async step(name, work, { outcome = () => 'done', speaks = false } = {}) {
    this.say(`${name} …`);
    const began = Date.now();
    let detail = '';
    const pulse = setInterval(() => {
      if (!speaks) {
        this.say(`${name}: ${seconds(Date.now() - began)}${detail && `, ${detail}`} …`);
      }
    }, PULSE);
    try {
      const result = await work((text) => {
        detail = text;
      });
      this.say(`${name}: ${outcome(result)} in ${seconds(Date.now() - began)}`);
      return result;
    } finally {
      clearInterval(pulse);
    }
  }

  #elapsed() {
    return seconds(Date.now() - this.#began).padStart(6);
  }
}

/**
 * @param {number} milliseconds
 * @returns {string} as in "0.4 s", "73 s"
 */
export function seconds(milliseconds) {
  return milliseconds < 10_000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.round(milliseconds / 1000)} s`;
}
