import { Session } from 'node:inspector';

/** Unlike a clock, the count is the same on every machine. */
export class StepCounter {
  #session = new Session();
  #read = 0;
  /** @type {(() => void)[]} */
  #undo = [];

  start() {
    this.#session.connect();
    this.#post('Profiler.enable');
    this.#post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    this.#countReading();
  }

  stop() {
    for (const undo of this.#undo.splice(0)) undo();
    this.#session.disconnect();
  }

  /**
   * @param {() => void} run
   * @returns {number}
   */
  count(run) {
    this.#post('Profiler.takePreciseCoverage');
    this.#read = 0;
    run();
    const read = this.#read;
    /** @type {{ url: string, functions: { ranges: { count: number }[] }[] }[]} */
    const scripts = this.#post('Profiler.takePreciseCoverage').result;
    return scripts
      .filter(({ url }) => /\/(?:shared|plugin-sdk|remotes|shell|addons)\/(?!.*node_modules)/.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, range) => sum + range.count, read);
  }

  /**
   * @param {string} method
   * @param {object} [params]
   * @returns {any}
   */
  #post(method, params) {
    let answer;
    this.#session.post(method, params, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  }

  #countReading() {
    const add = (/** @type {number} */ steps) => {
      this.#read += steps;
    };
    this.#wrap(String.prototype, WHOLE_TEXTS, (text) => add(text.length));
    this.#wrap(Array.prototype, WHOLE_LISTS, (list) => add(list.length));
    this.#wrap(Array.prototype, ['slice', 'concat'], (_, made) => add(made.length));
    for (const prototype of [String.prototype, Array.prototype]) {
      this.#wrap(prototype, ['indexOf'], ({ length }, at, [, from = 0]) =>
        add((at < 0 ? length : at) - from),
      );
    }
    // All string methods that take a regular expression go through `exec`.
    const { exec } = RegExp.prototype;
    this.#replace(RegExp.prototype, 'exec', function (/** @type {string} */ text) {
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const found = exec.call(this, text);
      if (found !== null) add(found.index + found[0].length - from);
      else if (!this.sticky) add(String(text).length - from);
      return found;
    });
  }

  /**
   * @param {any} prototype
   * @param {readonly string[]} names
   * @param {(from: any, made: any, given: any[]) => void} count
   */
  #wrap(prototype, names, count) {
    for (const name of names) {
      const original = prototype[name];
      this.#replace(prototype, name, function (...args) {
        const made = original.apply(this, args);
        count(this, made, args);
        return made;
      });
    }
  }

  /**
   * @param {any} prototype
   * @param {string} name
   * @param {(this: any, ...args: any[]) => any} method
   */
  #replace(prototype, name, method) {
    const own = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    Object.defineProperty(prototype, name, { ...own, value: method });
    this.#undo.push(() => Object.defineProperty(prototype, name, own));
  }
}

const WHOLE_TEXTS = [
  ...['split', 'includes', 'lastIndexOf', 'replace', 'replaceAll', 'normalize'],
  ...['toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase', 'trim', 'trimStart', 'trimEnd'],
  ...['localeCompare', 'repeat', 'padStart', 'padEnd'],
];
const WHOLE_LISTS = ['includes', 'join', 'with', 'toSorted', 'toReversed', 'reverse', 'sort'];
