const PULSE = 10_000;

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
   * `speaks`: the step prints its own lines, so no pulse.
   * @template T
   * @param {string} name
   * @param {(note: (text: string) => void) => Promise<T>} work
   * @param {object} [options]
   * @param {(result: T) => string} [options.outcome]
   * @param {boolean} [options.speaks]
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
 * @returns {string}
 */
export function seconds(milliseconds) {
  return milliseconds < 10_000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.round(milliseconds / 1000)} s`;
}
