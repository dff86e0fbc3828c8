import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/install/chromium.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 *
 * @typedef {object} Moment what a page holds after its waste was collected
 * @property {number} hours of the page's own time since it was opened
 * @property {number} heap in bytes
 * @property {number} nodes DOM nodes that are alive, on the page or not
 * @property {number} listeners
 *
 * @typedef {object} AtRest what a page does while nobody does anything
 * @property {{ requests: string[], mutations: string[], timers: string[] }} minute while it is looked at; texts that say
 *   how long ago something was go on and are left out
 * @property {{ requests: string[], mutations: string[], timers: string[] }} hidden in a minute in which nobody sees it
 * @property {readonly Moment[]} moments each half hour; empty where no hours were asked for
 * @property {number} heapPerHour bytes, the slope over all moments but the first two
 */

const HALF_HOUR = 30 * 60_000;
/** A step of the page's clock: the pause between two refreshes. */
const STEP = 10_000;
const TURN = 15;

/**
 * Lets the clock of a page run while nothing is done, first for a minute in view, then for one in a hidden tab, then for
 * hours in view.
 *
 * @param {object} options
 * @param {import('@playwright/test').BrowserContext} options.context signed in
 * @param {string} options.url of a list that refreshes by itself
 * @param {number} [options.hours] of the page's time; 0 for the two minutes only
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<AtRest>}
 */
export async function atRest({ context, url, hours = 0, log = () => {} }) {
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(watchPage);
  await page.goto(url);
  await page.locator('[data-row]').first().waitFor();
  // What is fetched ahead.
  await runFor(page, 2 * 60_000);

  const minute = await watchMinute(page);
  log(`a minute in view: ${summary(minute)}`);
  await setVisibility(page, 'hidden');
  // Timers that were begun before fire once: the longest says when names are too old.
  await page.clock.runFor(12 * 60_000);
  const hidden = await watchMinute(page);
  log(`a minute hidden: ${summary(hidden)}`);
  await setVisibility(page, 'visible');
  await runFor(page, 60_000);

  /** @type {Moment[]} */
  const moments = [];
  for (let half = 0; half <= hours * 2 && hours > 0; half += 1) {
    if (half > 0) {
      await runFor(page, HALF_HOUR);
    }
    const moment = { hours: half / 2, ...(await measure(page)) };
    moments.push(moment);
    log(
      `${moment.hours} h: ${(moment.heap / 1e6).toFixed(2)} MB, ${moment.nodes} nodes, ${moment.listeners} listeners`,
    );
  }
  await page.close();
  return { minute, hidden, moments, heapPerHour: slope(moments.slice(2)) };
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

/** @param {Page} page */
async function watchMinute(page) {
  await page.evaluate(() => /** @type {any} */ (globalThis).__rest.begin());
  await runFor(page, 60_000);
  return page.evaluate(() => /** @type {any} */ (globalThis).__rest.end());
}

/**
 * Headless browsers show every tab, so the page is told what a browser would tell it. Chrome would also slow its timers
 * down; here they run as they are, so that none is missed.
 *
 * @param {Page} page
 * @param {'visible' | 'hidden'} state
 */
async function setVisibility(page, state) {
  await page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => next === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** @param {Page} page */
async function measure(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (/** @type {string} */ name) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const moment = {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
  await session.detach();
  return moment;
}

/** @param {readonly Moment[]} moments */
function slope(moments) {
  if (moments.length < 2) {
    return 0;
  }
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(moments.map(({ hours }) => hours)), mean(moments.map(({ heap }) => heap))];
  const over = moments.reduce((sum, { hours, heap }) => sum + (hours - x) * (heap - y), 0);
  return over / moments.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0);
}

/** @param {AtRest['minute']} watched */
function summary({ requests, mutations, timers }) {
  return `${requests.length} requests, ${mutations.length} changes of the page, ${timers.length} timers`;
}

/** Runs in the page before anything else: notes requests, changes of the page and timers that fire. */
export function watchPage() {
  /** @type {{ requests: string[], mutations: string[], timers: string[] } | null} */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:8080/operaton' },
      hours: { type: 'string', default: '6' },
      user: { type: 'string', default: 'demo' },
    },
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext();
  try {
    const app = `${values.url}/app/taskweave/default/`;
    const page = await context.newPage();
    await page.goto(app);
    await page.getByLabel('User name').fill(values.user);
    await page.getByLabel('Password').fill(values.user);
    await page.keyboard.press('Enter');
    await page.locator('[data-row]').first().waitFor();
    const url = page.url();
    await page.close();
    const result = await atRest({
      context,
      url,
      hours: Number(values.hours),
      log: (line) => print(line),
    });
    print(JSON.stringify(result, null, 2));
  } finally {
    await browser.close();
  }
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
