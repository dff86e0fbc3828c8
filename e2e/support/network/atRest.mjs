/**
 * @typedef {import('@playwright/test').Page} Page
 *
 * @typedef {object} Minute what a page does while nobody does anything
 * @property {string[]} requests
 * @property {string[]} mutations
 * @property {string[]} timers
 */

/** A step of the page's clock: the pause between two refreshes. */
const STEP = 10_000;
const TURN = 15;

/**
 * Lets the clock of a page run while nobody does anything: for a minute in view, then for one in a hidden tab.
 *
 * @param {object} options
 * @param {import('@playwright/test').BrowserContext} options.context signed in
 * @param {string} options.url of a list that refreshes by itself
 * @returns {Promise<{ minute: Minute, hidden: Minute }>}
 */
export async function atRest({ context, url }) {
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(watchPage);
  await page.goto(url);
  await page.locator('[data-row]').first().waitFor();
  // What is fetched ahead.
  await runFor(page, 2 * 60_000);
  const minute = await watchMinute(page);
  await hide(page);
  // Timers that were begun before fire once: the longest says when names are too old.
  await page.clock.runFor(12 * 60_000);
  const hidden = await watchMinute(page);
  await page.close();
  return { minute, hidden };
}

/**
 * @param {Page} page
 * @param {number} milliseconds
 */
async function runFor(page, milliseconds) {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    await page.clock.runFor(STEP);
    // By then a lock between tabs is given, which comes before the question.
    await new Promise((resume) => setTimeout(resume, TURN));
    await page.evaluate(() => /** @type {any} */ (globalThis).__rest.quiet());
  }
}

/** @param {Page} page @returns {Promise<Minute>} */
async function watchMinute(page) {
  await page.evaluate(() => /** @type {any} */ (globalThis).__rest.begin());
  await runFor(page, 60_000);
  return page.evaluate(() => /** @type {any} */ (globalThis).__rest.end());
}

/**
 * Headless browsers show every tab, so the page gets the event that a browser would send. Chrome would also slow its timers
 * down; here they run as they are, so that none is missed.
 *
 * @param {Page} page
 */
async function hide(page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Runs in the page before anything else: notes requests, changes of the page and timers that fire. */
function watchPage() {
  /** @type {Minute | null} */
  let record = null;
  let open = 0;
  const begun = () =>
    (new Error().stack ?? '')
      .split('\n')
      .slice(3, 7)
      .join(' < ')
      .replace(/\s+at /g, '');
  const { fetch: send } = globalThis;
  globalThis.fetch = async (input, init) => {
    record?.requests.push(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`);
    open += 1;
    try {
      return await send(input, init);
    } finally {
      open -= 1;
    }
  };
  const anyGlobal = /** @type {any} */ (globalThis);
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
    const original = anyGlobal[name];
    anyGlobal[name] = (/** @type {Function} */ callback, /** @type {unknown[]} */ ...rest) => {
      const by = begun();
      const noted = (/** @type {unknown[]} */ ...args) => {
        record?.timers.push(`${name} ${rest[0] ?? ''} ${by}`);
        return callback(...args);
      };
      return original.call(globalThis, typeof callback === 'function' ? noted : callback, ...rest);
    };
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      record?.mutations.push(`${type} ${attributeName ?? ''} ${element?.outerHTML.slice(0, 120)}`);
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const channel = new MessageChannel();
  /** Turns of the page, by which the answers have been taken. */
  async function turns() {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resume) => {
        channel.port1.onmessage = () => resume(undefined);
        channel.port2.postMessage(null);
      });
    }
  }
  anyGlobal.__rest = {
    begin: () => {
      record = { requests: [], mutations: [], timers: [] };
    },
    end: () => {
      const done = record;
      record = null;
      return done;
    },
    quiet: async () => {
      await turns();
      while (open > 0) await turns();
      await turns();
    },
  };
}
