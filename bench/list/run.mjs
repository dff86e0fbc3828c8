import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../../engine/demo/data/sign-in.mjs';
import { mainThreadTasks } from './mainThreadTasks.mjs';
import { taskweaveDriver } from './taskweaveDriver.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
    filter: { type: 'string', default: 'Load test' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
  },
});

/** A task of more milliseconds is felt while something moves. */
const LONG = 50;

const session = await signIn({ baseUrl: values.url, engine: 'default', userId: 'demo' });
const filters = await session.get('filter?resourceType=Task');
const filter = filters.find((/** @type {{ name: string }} */ { name }) => name === values.filter);
const { count } = await session.post(`filter/${filter.id}/count`, { active: true });

const browser = await chromium.launch({ executablePath: values.browser, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
// How long the engine needs is not what is measured.
page.setDefaultTimeout(180_000);
const url = `${values.url}/app/taskweave/default/`;
await page.goto(url);
await page.getByLabel('User name').fill('demo');
await page.getByLabel('Password').fill('demo');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('grid', { name: 'Tasks' }).waitFor();
const driver = taskweaveDriver(page, url, filters);
const results = [];
await page.goto('about:blank');
await measure('open', () => driver.open(values.filter));
// The count, which gives the scroll bar its length, follows the rows.
await page.waitForLoadState('networkidle');
await measure('scroll', () => driver.scroll());
await measure(`row ${Math.round(count / 2)}`, () => driver.jump(0.5));
await measure('scroll there', () => driver.scroll());
await measure('end', () => driver.jump(1));
await measure('sort', () => driver.sort());
await measure('search', () => driver.search('00'));
await browser.close();

print(`${count} tasks in "${values.filter}"`);
for (const { scenario, ms, tasks, elements } of results) {
  const long = tasks.filter((task) => task > LONG).length;
  const [longest = 0] = tasks;
  print(
    `${scenario.padEnd(14)} ${String(ms).padStart(6)} ms, ${long} tasks over ${LONG} ms of CPU, the longest ${longest.toFixed(1)} ms, ${elements} elements`,
  );
}
const isFluid = results
  .filter(({ scenario }) => scenario.startsWith('scroll'))
  .every(({ tasks }) => (tasks[0] ?? 0) <= LONG);
if (!isFluid) {
  print(`A task took more than ${LONG} ms of CPU while the list was scrolled.`);
  process.exitCode = 1;
}

/**
 * @param {string} scenario
 * @param {() => Promise<void>} run
 */
async function measure(scenario, run) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const start = performance.now();
  await run();
  const ms = Math.round(performance.now() - start);
  const trace = JSON.parse(String(await browser.stopTracing()));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  results.push({ scenario, ms, tasks: mainThreadTasks(trace), elements });
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
