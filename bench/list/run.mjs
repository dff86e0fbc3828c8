import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../../engine/demo/data/sign-in.mjs';
import { taskweaveDriver } from './taskweaveDriver.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
    filter: { type: 'string', default: 'Load test' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const session = await signIn({ baseUrl: values.url, engine: 'default', userId: 'demo' });
const filters = await session.get('filter?resourceType=Task');
const filter = filters.find((/** @type {{ name: string }} */ { name }) => name === values.filter);
const { count } = await session.post(`filter/${filter.id}/count`, { active: true });

const browser = await chromium.launch({ executablePath: values.browser, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
const url = `${values.url}/app/taskweave/default/`;
await page.goto(url);
await page.getByLabel('User name').fill('demo');
await page.getByLabel('Password').fill('demo');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('grid', { name: 'Tasks' }).waitFor();
await page.addInitScript(() => {
  const tasks = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  );
});

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
for (const { scenario, ms, longTasks, longest, elements } of results) {
  print(
    `${scenario.padEnd(14)} ${ms} ms, ${longTasks} tasks over 50 ms, the longest ${longest} ms, ${elements} elements`,
  );
}
const isFluid = results
  .filter(({ scenario }) => scenario.startsWith('scroll'))
  .every(({ longest }) => longest <= 50);
if (!isFluid) {
  print('A task took longer than 50 ms while the list was scrolled.');
  process.exitCode = 1;
}

/**
 * @param {string} scenario
 * @param {() => Promise<void>} run
 */
async function measure(scenario, run) {
  await page.evaluate(() => void (globalThis.longTasks ?? []).splice(0));
  const start = performance.now();
  await run();
  const time = Math.round(performance.now() - start);
  const seen = await page.evaluate(() => ({
    tasks: globalThis.longTasks ?? [],
    nodes: document.querySelectorAll('*').length,
  }));
  results.push({
    scenario,
    ms: time,
    longTasks: seen.tasks.length,
    longest: Math.round(Math.max(0, ...seen.tasks)),
    elements: seen.nodes,
  });
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
