import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../engine/demo/data/sign-in.mjs';
import { findChromium } from '../scripts/chromium.mjs';

/*
 * Switches between tasks with every kind of form: how long until the form can be sent, and what stays behind in memory.
 *
 *     node bench/switchForms.mjs --url http://localhost:8080/operaton [--switches 200]
 *
 * The engine must have the demo data. The tasks are assigned to the user demo.
 */

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
    switches: { type: 'string', default: '200' },
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
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();

  /** @param {string} kind */
  const show = (kind) => page.evaluate(showForm, { taskId: tasks.get(kind) ?? '' });
  for (const kind of tasks.keys()) {
    const first = await show(kind);
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < WARM; round++) {
      await show(kind === 'generic' ? 'generated' : 'generic');
      times.push(await show(kind));
    }
    times.sort((a, b) => a - b);
    print(
      `${kind.padEnd(10)} first ${ms(first)}, again ${ms(times[Math.floor(WARM / 2)])} (median of ${WARM})`,
    );
  }

  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const kinds = [...tasks.keys()];
  const total = Number(values.switches);
  for (let done = 0; done <= total; done += total / 4) {
    if (done > 0) {
      for (let round = 0; round < total / 4; round++) await show(kinds[(round + 1) % kinds.length] ?? '');
    }
    await show('generic');
    print(`after ${String(done).padStart(4)} switches: ${await memory(client)}`);
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
      requestAnimationFrame(() => resolve(performance.now() - started));
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

/** @param {number | undefined} time */
function ms(time = 0) {
  return `${time.toFixed(0)} ms`;
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
