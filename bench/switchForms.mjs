import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../engine/demo/data/sign-in.mjs';
import { findChromium } from '../scripts/install/chromium.mjs';
import { mainThreadWork } from './mainThreadWork.mjs';

/*
 * Switches between tasks with every kind of form: how much work the main thread has until the form can be sent, how
 * many calls to the engine that takes, and what stays behind in memory. Work is processor time, so that it says the
 * same on a busy machine; the time by the clock stands beside it.
 *
 *     node bench/switchForms.mjs --url http://localhost:8080/operaton [--switches 200] [--check]
 *
 * The engine must have the demo data. The tasks are assigned to the user demo.
 */

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
    switches: { type: 'string', default: '200' },
    /** Fails when a generic or generated form takes more work than promised. */
    check: { type: 'boolean', default: false },
  },
});

const KINDS = /** @type {const} */ ({
  generic: 'noForm',
  'form-js': 'camundaFormRef',
  embedded: 'embeddedDeployment',
  angular: 'embeddedApp',
  generated: 'engineRendered',
});
const WARM = 9;
/** Milliseconds after which a form has come to rest. */
const SETTLED = 400;
/** Milliseconds of work on the main thread, for the kinds that Taskweave draws itself. */
const PROMISED = { kinds: ['generic', 'generated'], first: 150, again: 75 };

const demo = await signIn({ baseUrl: values.url, engine: 'default', userId: 'demo' });
/** @type {Map<string, string>} */
const tasks = new Map();
for (const [kind, definition] of Object.entries(KINDS)) {
  const [task] = await demo.get(`task?taskDefinitionKey=${definition}&maxResults=1`);
  if (task === undefined) throw new Error(`No task ${definition}: load the demo data first.`);
  await demo.post(`task/${task.id}/assignee`, { userId: 'demo' });
  tasks.set(kind, task.id);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const app = `${values.url}/app/taskweave/default/`;
  await page.goto(app);
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const list = page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first();
  await list.waitFor();

  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/engine/')) calls += 1;
  });
  /** @param {string} kind */
  const show = (kind) => page.evaluate(showForm, { taskId: tasks.get(kind) ?? '' });
  /** @param {string} kind */
  const measure = async (kind) => {
    // What the form before has started is not this one's work.
    await page.waitForTimeout(SETTLED);
    calls = 0;
    let clock = 0;
    const work = await mainThreadWork(client, async () => {
      clock = await show(kind);
    });
    return { clock, work, calls };
  };
  const broken = [];
  for (const kind of tasks.keys()) {
    // A fresh page, so that nothing of another kind is there already.
    await page.goto('about:blank');
    await page.goto(app);
    await list.waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(4 * SETTLED);
    const first = await measure(kind);
    const again = [];
    for (let round = 0; round < WARM; round++) {
      await show(kind === 'generic' ? 'generated' : 'generic');
      again.push(await measure(kind));
    }
    again.sort((a, b) => a.work - b.work);
    const median = again[Math.floor(WARM / 2)] ?? first;
    print(`${kind.padEnd(10)} first ${line(first)}; again ${line(median)} (median of ${WARM})`);
    const isPromised = PROMISED.kinds.includes(kind);
    if (isPromised && (first.work > PROMISED.first || median.work > PROMISED.again)) broken.push(kind);
  }

  const kinds = [...tasks.keys()];
  const total = Number(values.switches);
  for (let done = 0; done <= total; done += total / 4) {
    if (done > 0) {
      for (let round = 0; round < total / 4; round++) await show(kinds[(round + 1) % kinds.length] ?? '');
    }
    await show('generic');
    print(`after ${String(done).padStart(4)} switches: ${await memory(client)}`);
  }
  if (values.check && broken.length > 0) {
    print(`More work than promised: ${broken.join(', ')}.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}

/**
 * Runs in the page. Milliseconds from the change of the address to the frame in which the form can be sent.
 *
 * @param {{ taskId: string }} target
 * @returns {Promise<number>}
 */
function showForm({ taskId }) {
  const started = performance.now();
  performance.mark('taskweave-bench-start');
  location.hash = `#/?task=${encodeURIComponent(taskId)}&detailsTab=form`;
  return new Promise((resolve, reject) => {
    const isShown = () =>
      document.getElementById(`task-${taskId}-title`) !== null &&
      [...document.querySelectorAll('section > footer button')].some(
        (button) => button.textContent === 'Complete' && button.getAttribute('aria-disabled') !== 'true',
      );
    const observer = new MutationObserver(check);
    const limit = setTimeout(() => reject(new Error(`The form of ${taskId} did not come.`)), 20_000);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    check();

    function check() {
      if (!isShown()) return;
      observer.disconnect();
      clearTimeout(limit);
      requestAnimationFrame(() => {
        performance.mark('taskweave-bench-end');
        resolve(performance.now() - started);
      });
    }
  });
}

/** @param {import('@playwright/test').CDPSession} client */
async function memory(client) {
  for (let round = 0; round < 3; round++) await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { metrics } = await client.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  return `${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes, ${jsEventListeners} listeners`;
}

/** @param {{ clock: number, work: number, calls: number }} shown */
function line({ clock, work, calls }) {
  return `${work.toFixed(0)} ms of work, ${clock.toFixed(0)} ms by the clock, ${calls} calls`;
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
