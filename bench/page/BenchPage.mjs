import { Traffic } from '../traffic/Traffic.mjs';
import { installSight, installWatcher } from './installWatcher.mjs';

/** @typedef {import('./installWatcher.mjs').Condition} Condition */
/** @typedef {import('./installWatcher.mjs').Beginning} Beginning */
/** @typedef {import('./installWatcher.mjs').Moment} Moment */

/**
 * @typedef {object} Step
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} act
 * @property {Condition} until
 * @property {Beginning} [beginning] defaults to `press`
 */

/** DevTools emulates latency and throughput per request, without handshakes and slow start. */
const NETWORKS = {
  '4g': { latency: 40, throughput: 10_000_000 / 8 },
  loopback: { latency: 0, throughput: -1 },
};
/** @typedef {keyof typeof NETWORKS} Network */

const STEP_LIMIT = 120_000;
export const PAUSE = 400;

export class BenchPage {
  /**
   * @param {import('@playwright/test').Page} page
   * @param {import('@playwright/test').CDPSession} client
   * @param {Traffic} traffic
   */
  constructor(page, client, traffic) {
    this.page = page;
    this.client = client;
    this.traffic = traffic;
  }

  /**
   * @param {import('@playwright/test').BrowserContext} context
   * @param {{ until?: Condition, network?: Network }} [options] `until` ends a navigation
   */
  static async in(context, { until, network = 'loopback' } = {}) {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT);
    await page.addInitScript(installSight);
    await page.addInitScript(installWatcher, until);
    const client = await context.newCDPSession(page);
    const traffic = await Traffic.of(client);
    const { latency, throughput } = NETWORKS[network];
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    return new BenchPage(page, client, traffic);
  }

  /** @param {string} url */
  async open(url) {
    await this.page.goto(url, { waitUntil: 'commit' });
    return this.#ended();
  }

  /**
   * @param {Step | readonly Step[]} steps their times are added, without the pauses between them
   * @returns {Promise<Moment>} beginning with the first step
   */
  async take(steps) {
    /** @type {Moment | undefined} */
    let whole;
    for (const { act, until, beginning = 'press' } of [steps].flat()) {
      await this.page.evaluate(({ condition, from }) => window.taskBench.arm(condition, from), {
        condition: until,
        from: beginning,
      });
      await act(this.page);
      const part = await this.#ended();
      whole = whole ? { ...whole, ms: whole.ms + part.ms, inPage: whole.inPage + part.inPage } : part;
    }
    if (!whole) throw new Error('There is nothing to do.');
    return whole;
  }

  /** The work of one step must not count for the next. */
  async rest() {
    await this.traffic.quiet(PAUSE);
    await this.page.waitForTimeout(PAUSE / 2);
  }

  async #ended() {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Not over after ${STEP_LIMIT / 1000} s.`)), STEP_LIMIT);
    });
    try {
      const moment = this.page.evaluate(() => window.taskBench.ended());
      moment.catch(() => {});
      return /** @type {Moment} */ (await Promise.race([moment, late]));
    } finally {
      clearTimeout(timer);
    }
  }

  /** @returns {Promise<{ heap: number, elements: number, listeners: number }>} bytes in use after collection, and counts */
  async memory() {
    await this.client.send('Performance.enable');
    for (let round = 0; round < 3; round++) await this.client.send('HeapProfiler.collectGarbage');
    const { jsEventListeners } = await this.client.send('Memory.getDOMCounters');
    const { metrics } = await this.client.send('Performance.getMetrics');
    const elements = await this.page.evaluate(() => document.querySelectorAll('*').length);
    return {
      heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN,
      elements,
      listeners: jsEventListeners,
    };
  }

  /**
   * @param {() => Promise<unknown>} work
   * @returns {Promise<import('./mainThreadTasks.mjs').Trace>}
   */
  async trace(work) {
    const browser = this.page.context().browser();
    if (!browser) throw new Error('The page has no browser.');
    await browser.startTracing(this.page, { categories: TRACED });
    try {
      await work();
    } catch (error) {
      await browser.stopTracing();
      throw error;
    }
    return JSON.parse(String(await browser.stopTracing()));
  }
}

const TRACED = ['toplevel', '__metadata', 'devtools.timeline', 'v8'];
