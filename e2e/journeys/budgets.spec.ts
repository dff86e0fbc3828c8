import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRepository } from '../../scripts/process/paths.mjs';
import { quiet } from '../fixtures/quiet';
import {
  askedBeforeFirstRow,
  noteFirstRow,
  type RecordedRequest,
  recordRequests,
} from '../fixtures/recordRequests';
import { restyledElements } from '../fixtures/restyledElements';
import { settle } from '../fixtures/settle';
import { expect, test } from '../fixtures/test';

const HEAVY = /node_modules\/(@bpmn-io|bpmn-js|cmmn-js|diagram-js|angular|jquery|moment)\//;

const OF_SEVERAL_ENGINES = /^webpack:\/\/taskweave-shell\/(\.\/src\/connections|\.\.\/addons\/migration)\//;

/** Chunk names are numbers, so the source map tells what is in them. */
function sourcesOf(path: string): readonly string[] {
  const [, file = ''] = /\/((?:assets|remotes)\/.+\.js)$/.exec(path) ?? [];
  if (file === '') return [];
  const map: unknown = JSON.parse(readFileSync(inRepository('dist/app', `${file}.map`), 'utf8'));
  return (map as { sources: readonly string[] }).sources;
}

test.use({ person: 'demo' });

async function openList(visit: Page, url: string): Promise<readonly RecordedRequest[]> {
  await noteFirstRow(visit);
  const { requests } = await recordRequests(
    visit,
    async () => {
      await visit.goto(url, { waitUntil: 'commit' });
      await visit.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();
    },
    { latency: 150 },
  );
  const before = await askedBeforeFirstRow(visit);
  const needed = requests.filter(({ path }) => before.includes(path));
  for (const kind of [/\/default\/$/, /\/shell\..+\.js$/, /\/remotes\/task-list\//, /\/list\?/]) {
    expect(
      needed.some(({ path }) => kind.test(path)),
      `${kind} among\n${describe(needed)}`,
    ).toBe(true);
  }
  return needed;
}

function describe(requests: readonly RecordedRequest[]): string {
  return requests.map(({ method, path, round }) => `${round} ${method} ${path}`).join('\n');
}

test('the first list costs twelve requests in two rounds after the page', async ({ app, context }) => {
  await app.open();
  await expect(app.rows.first()).toBeVisible();

  const needed = await openList(await context.newPage(), app.url);

  expect(needed.length, describe(needed)).toBeLessThanOrEqual(12);
  expect(Math.max(...needed.map(({ round }) => round)) - 1, describe(needed)).toBeLessThanOrEqual(2);
  const sources = needed.flatMap(({ path }) => sourcesOf(path));
  expect(sources.some((source) => source.includes('node_modules/react-dom/'))).toBe(true);
  expect(sources.filter((source) => HEAVY.test(source))).toEqual([]);
});

test('a browser that was never here needs no round more', async ({ app, page }) => {
  const needed = await openList(page, app.url);

  expect(needed.length, describe(needed)).toBeLessThanOrEqual(12);
  expect(Math.max(...needed.map(({ round }) => round)) - 1, describe(needed)).toBeLessThanOrEqual(2);
});

test('after the first list at most twenty requests are sent ahead', async ({ app, context }) => {
  const pathsOf = async (saveData: boolean) => {
    const visit = await context.newPage();
    await visit.clock.install();
    await visit.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      },
      { saveData },
    );
    const paths = new Set<string>();
    visit.on('request', (request) => paths.add(new URL(request.url()).pathname));
    await visit.goto(app.url);
    await visit.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();
    for (const step of [2000, 2000]) {
      await visit.clock.runFor(step);
      await quiet(visit);
    }
    await visit.close();
    return paths;
  };

  const drawn = await pathsOf(true);
  const ahead = [...(await pathsOf(false))].filter((path) => !drawn.has(path));
  expect(
    ahead.some((path) => /\/remotes\/task-detail\/.+\.js$/.test(path)),
    ahead.join('\n'),
  ).toBe(true);
  expect(ahead.length, ahead.join('\n')).toBeLessThanOrEqual(20);
  expect([...drawn].filter((path) => /\/remotes\/task-detail\/|\/plain\./.test(path))).toEqual([]);
  const sources = [...drawn, ...ahead].flatMap(sourcesOf);
  expect(sources.filter((source) => source.includes('taskweave-shell/./src/session/'))).not.toEqual([]);
  expect(sources.filter((source) => OF_SEVERAL_ENGINES.test(source))).toEqual([]);
});

test('a click on a task asks at most four things in two rounds', async ({ app, page }) => {
  await app.open();
  const { rows } = app;
  await rows.filter({ hasText: 'holiday' }).first().waitFor();
  await settle(page);

  const { requests } = await recordRequests(
    page,
    async () => {
      await rows.filter({ hasText: 'holiday' }).first().click();
      await expect(app.complete).toBeVisible();
    },
    { latency: 150, filter: (request) => request.url().includes('/api/') },
  );

  const id = new URLSearchParams(page.url().split('?')[1]).get('task');
  const isOfPerson = ({ path }: (typeof requests)[number]) => path.includes('/authorization/check');
  expect(requests.filter(isOfPerson).length).toBeLessThanOrEqual(1);
  const [own, ahead] = [true, false].map((isOwn) =>
    requests.filter((request) => request.path.includes(`${id}`) === isOwn && !isOfPerson(request)),
  );
  expect(own?.length, JSON.stringify(requests, null, 1)).toBeLessThanOrEqual(4);
  expect(own?.length).toBeGreaterThan(0);
  expect(Math.max(...(own ?? []).map(({ round }) => round))).toBeLessThanOrEqual(2);
  expect(ahead?.map(({ path }) => path.replace(/.*\/task\/[^/]+/, '').replace(/\?.*/, ''))).toEqual([
    '',
    '/form',
    '/rendered-form',
    '/form-variables',
  ]);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(500);
  expect(await countListeners(page)).toBeLessThanOrEqual(700);
});

// A selector restyles the whole page at each change if the part behind its ":has()" names no class, attribute or element.
test('the next task restyles less than the page has elements', async ({ app, page }) => {
  await app.open();
  const [first, second] = [app.rows.first(), app.rows.nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await settle(page);

  const restyled = await restyledElements(page, async () => {
    await second.click();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await settle(page);
  });

  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThanOrEqual(500);
});

async function countListeners(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Memory.getDOMCounters')).jsEventListeners;
}
