/**
 * @typedef {object} Sight
 * @property {string} selector one visible match is enough
 * @property {string} [text] that the element contains
 * @property {string} [value] of the field
 * @typedef {object} Condition
 * @property {readonly Sight[]} shown all of them
 * @property {readonly string[]} [gone] selectors that must match nothing
 * Start of the clock: the navigation, the first press of a pointer or key, or the last key.
 * @typedef {'navigation' | 'press' | 'last-key'} Beginning
 * @typedef {object} Moment
 * @property {number} ms from the beginning until the frame after the one in which the condition holds
 * @property {number} inPage ms from the beginning until the condition holds in the document
 * @property {number} began ms since 1970
 * @typedef {{ arm: (until: Condition, beginning: Beginning) => void, ended: () => Promise<Moment> }} Watcher
 */

export function installSight() {
  Object.assign(window, { taskBenchHolds: holds });

  /**
   * @param {Condition} condition
   * @param {boolean} visibly forces a layout: set it only in a frame, which needs one anyway
   */
  function holds({ shown, gone = [] }, visibly) {
    return (
      shown.every((sight) => sees(sight, visibly)) && gone.every((selector) => !sees({ selector }, visibly))
    );
  }

  /**
   * @param {Sight} sight
   * @param {boolean} visibly
   */
  function sees({ selector, text, value }, visibly) {
    return [...document.querySelectorAll(selector)].some(
      (element) =>
        (text === undefined || element.textContent?.includes(text) === true) &&
        (value === undefined || /** @type {HTMLInputElement} */ (element).value === value) &&
        (!visibly || element.getClientRects().length > 0),
    );
  }
}

/**
 * Runs in the page before its own scripts. The clock starts at the event's own timestamp and stops in the second frame after the
 * condition holds, when the first has been painted.
 * @param {Condition | undefined} untilAtStart ends the navigation
 */
export function installWatcher(untilAtStart) {
  if (window !== window.top) return;
  /** The two scripts may run in either order. @param {Condition} condition @param {boolean} visibly */
  const holds = (condition, visibly) => Reflect.get(window, 'taskBenchHolds')?.(condition, visibly) === true;
  /** @type {(() => void) | undefined} */
  let disarm;
  /** @type {Promise<Moment> | undefined} */
  let moment;
  Object.assign(window, { taskBench: { arm, ended: () => moment } });
  if (untilAtStart) arm(untilAtStart, 'navigation');

  /**
   * @param {Condition} until
   * @param {Beginning} beginning
   */
  function arm(until, beginning) {
    disarm?.();
    let began = beginning === 'navigation' ? 0 : Number.NaN;
    let inPage = Number.NaN;
    let isArmed = true;
    /** @param {Event} event */
    const handlePress = ({ type, timeStamp }) => {
      if (beginning === 'last-key' ? type === 'keydown' : Number.isNaN(began)) began = timeStamp;
    };
    if (beginning !== 'navigation') {
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, handlePress, true);
    }
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    /** @type {(result: Moment) => void} */
    let tell = () => {};
    moment = new Promise((resolve) => {
      tell = resolve;
    });
    disarm = () => {
      isArmed = false;
      observer.disconnect();
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, handlePress, true);
    };
    lookEachFrame();

    // A field's value changes without a mutation.
    function lookEachFrame() {
      if (!isArmed) return;
      look();
      requestAnimationFrame(lookEachFrame);
    }

    function look() {
      if (Number.isNaN(began) || !Number.isNaN(inPage) || !holds(until, false)) return;
      inPage = performance.now();
      requestAnimationFrame(() => {
        if (!holds(until, true)) {
          inPage = Number.NaN;
          return;
        }
        requestAnimationFrame(() => {
          disarm?.();
          tell({
            ms: performance.now() - began,
            inPage: inPage - began,
            began: performance.timeOrigin + began,
          });
        });
      });
    }
  }
}
