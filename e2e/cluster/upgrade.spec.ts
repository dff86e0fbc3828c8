import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { RunningNode } from '../../scripts/cluster/startCluster.mjs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { OwnData } from '../fixtures/OwnData';
import { openNewTask } from '../fixtures/openNewTask';
import { testEngine } from '../fixtures/testEngine';
import { serveHandmadePlugin } from '../plugins/handmadePlugin';
import type { PluginServer } from '../plugins/PluginServer';
import { test as base, expect, type FrailCluster } from './clusterTest';
import { completeInTheEnd, hearCompletion } from './completion';
import { buildNextVersion } from './next-version/buildNextVersion.mjs';

const KEPT = inRepository('.cache/former-files');
const FILES = /\/app\/taskweave\/(?:assets|remotes)\//;
const REQUEST = {
  employeeName: { type: 'String', value: 'Ada Lovelace' },
  employee: { type: 'String', value: 'demo' },
  firstDay: { type: 'Date', value: '2026-12-01T12:00:00.000+0100' },
  days: { type: 'Long', value: 5 },
};
const NO_COMMENTS = { old: 'No comments yet.', next: 'Nobody has said anything yet.' };
const PROBE = { point: 'tasklist.task.detail', id: 'probe', priority: 50, meta: { label: 'Probe' } };

class Version {
  readonly files: ReadonlySet<string>;

  constructor(
    readonly name: 'old' | 'next',
    folder: string,
    readonly served: { readonly appFolder?: string },
  ) {
    this.files = new Set(readFileSync(join(folder, 'files.txt'), 'utf8').trim().split('\n'));
  }

  isOwn(address: string, other: Version): boolean {
    const name = address.replace(/^.*\/app\/taskweave\//, '').replace(/\?.*$/, '');
    return this.files.has(name) && !other.files.has(name);
  }
}

const test = base.extend<object, { readonly versions: { readonly old: Version; readonly next: Version } }>({
  versions: [
    async ({ browserName: _ }, use) => {
      const app = inRepository('dist/app');
      const next = await buildNextVersion(app);
      await use({ old: new Version('old', app, {}), next: new Version('next', next, { appFolder: next }) });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.use({
  expectedAnswers: {
    400: /\/task\//,
    401: /\/api\//,
    404: /\/auth\/user\/default$|\/task\//,
    500: /\/api\//,
    502: /./,
    504: /./,
  },
});
test.setTimeout(600_000);

const WAYS = [
  {
    words: 'each node keeps the files of its versions, and the proxy looks for a file at every node',
    from: 'old',
    to: 'next',
    keptBy: (node: RunningNode) => join(KEPT, node.name),
    looksForFiles: true,
  },
  {
    words: 'the nodes keep them in one folder, and the proxy knows nothing of files, on the way back',
    from: 'next',
    to: 'old',
    keptBy: () => join(KEPT, 'shared'),
    looksForFiles: false,
  },
] as const;

for (const { words, from, to, keptBy, looksForFiles } of WAYS) {
  test(`open pages and new ones miss no file while another version goes from node to node: ${words}`, async ({
    app,
    browser,
    page,
    context,
    serve: startServer,
    cluster,
    consoleGuard,
    engineAs,
    isSticky,
    versions,
  }) => {
    consoleGuard.expectFailedConnections();
    const [before, after] = [versions[from], versions[to]];
    const serve = (node: RunningNode, version: Version) =>
      serveFrom(cluster, node, { ...version.served, formerFiles: keptBy(node) });
    rmSync(KEPT, { recursive: true, force: true });
    await cluster.changeProxy({ looksForFiles });
    for (const node of cluster.nodes) await serve(node, before);
    offerProbe(await startServer('dist'));
    const missed: string[] = [];
    const asked: string[] = [];
    watchFiles(context, { missed, asked });

    const ownData = new OwnData(await engineAs('demo'));
    const holiday = await ownData.taskOfProcess('holiday-request', REQUEST);
    const invoice = await ownData.taskOfProcess('invoice', { creditor: { value: 'Papier AG' } });
    await app.signIn('demo');
    const signIns = await countSignIns(page);
    await app.open(`#/?task=${holiday}`);
    await page.getByRole('textbox', { name: 'Comment' }).fill('Half of');

    const htmlPage = await context.newPage();
    const htmlSignIns = await countSignIns(htmlPage);
    await htmlPage.goto(`${app.url}#/?task=${invoice}`);
    await htmlPage.getByRole('combobox', { name: 'Approver' }).selectOption('John');
    expect(await versionOf(page)).toBe(before.name);

    // A page comes from one node, and its files from any.
    const [second, first] = await homeFirst(cluster, context, isSticky);
    await serve(first, after);
    await meetBoth(browser.newContext.bind(browser), { missed, asked: [] });
    await page.getByRole('tab', { name: 'Diagram' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Diagram' })).toBeVisible();
    expect(missed).toEqual([]);

    await serve(second, after);
    asked.length = 0;
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByRole('radio', { name: 'Comments' }).click();
    await expect(page.getByRole('tabpanel').getByText(NO_COMMENTS[before.name])).toBeVisible();
    await page.getByRole('tab', { name: 'Probe' }).click();
    await expect(page.getByText('Probe is here')).toBeVisible();
    await page.getByRole('button', { name: 'Start process' }).click();
    await expect(page.getByRole('dialog', { name: 'Start process' })).toBeVisible();
    await page.keyboard.press('Escape');
    await openNewTask(page);
    await expect(page.getByRole('dialog', { name: 'Create task' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(asked.filter((address) => before.isOwn(address, after)).length).toBeGreaterThan(2);
    expect(missed).toEqual([]);
    await expect(page.getByText('A new version is here')).toHaveCount(0);

    await page.getByRole('tab', { name: 'Form' }).click();
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await expect(comment).toHaveValue('Half of');
    await comment.fill('Half of it, and the rest');
    await page.getByLabel('Approved').check();
    await complete(page, isSticky);
    await expect(htmlPage.getByRole('combobox', { name: 'Approver' })).toHaveValue('john');
    await complete(htmlPage, isSticky);
    expect(cluster.timesDone('Complete', holiday)).toBe(1);
    expect(cluster.timesDone('Complete', invoice)).toBe(1);
    expect(valuesOf(cluster, 'comment', holiday)).toEqual([['Half of it, and the rest']]);
    expect(valuesOf(cluster, 'approver', invoice)).toEqual([['john']]);
    if (!isSticky) expect([signIns(), htmlSignIns()]).toEqual([0, 0]);

    await app.open();
    await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeVisible();
    expect(await versionOf(page)).toBe(after.name);
    expect(missed).toEqual([]);
    await htmlPage.close();
    await ownData.remove(await engineAs('demo'));
  });
}

async function homeFirst(cluster: FrailCluster, context: BrowserContext, isSticky: boolean) {
  const [a, b] = cluster.nodes;
  if (a === undefined || b === undefined) throw new Error('A cluster has two nodes.');
  if (!isSticky) return [b, a] as const;
  const cookies = await context.cookies();
  return cookies.some(({ value }) => value.endsWith(`.${a.name}`)) ? ([a, b] as const) : ([b, a] as const);
}

async function serveFrom(
  cluster: FrailCluster,
  node: RunningNode,
  changes: Parameters<RunningNode['change']>[0],
): Promise<void> {
  node.change(changes);
  await cluster.restart(node);
}

function offerProbe(server: PluginServer): void {
  const plugin = serveHandmadePlugin(server, {
    id: 'late-probe',
    name: 'Probe',
    contributes: [PROBE],
    draw: "host.textContent = 'Probe is here'",
  });
  writeFileSync(
    testEngine().pluginsFile,
    JSON.stringify({ policy: { origins: [server.origin] }, plugins: [plugin] }),
  );
}

function watchFiles(context: BrowserContext, seen: { missed: string[]; asked: string[] }): void {
  context.on('response', (response) => {
    const address = response.url();
    if (!FILES.test(address)) return;
    seen.asked.push(address);
    if (response.status() >= 400) seen.missed.push(`${response.status()} ${address}`);
  });
}

async function meetBoth(
  newContext: () => Promise<BrowserContext>,
  seen: Parameters<typeof watchFiles>[1],
): Promise<void> {
  const met = new Set<string>();
  for (let visit = 0; visit < 20 && met.size < 2; visit++) {
    const context = await newContext();
    watchFiles(context, seen);
    const page = await context.newPage();
    await page.goto(testEngine().url);
    await page.getByLabel('User name').fill('demo');
    await page.getByLabel('Password').fill('demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeVisible();
    met.add(await versionOf(page));
    await context.close();
  }
  expect([...met].sort()).toEqual(['next', 'old']);
}

function versionOf(page: Page): Promise<string> {
  return page.evaluate(() => String(Reflect.get(globalThis, 'taskweaveVersion') ?? 'old'));
}

async function countSignIns(page: Page): Promise<() => number> {
  let count = 0;
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await page.addLocatorHandler(dialog, async () => {
    // A sign-in in the other tab closes this dialog too, and two at once end each other's session.
    const isClosed = dialog.waitFor({ state: 'hidden', timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (await isClosed) return;
    count += 1;
    await dialog.getByLabel('Password').fill('demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
  });
  return () => count;
}

async function complete(page: Page, mayBeSignedOut: boolean): Promise<void> {
  const isHeard = hearCompletion(page);
  if (mayBeSignedOut) return completeInTheEnd(page, isHeard);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect.poll(isHeard).toBe(true);
}

function valuesOf(cluster: FrailCluster, name: string, taskId: string) {
  return cluster.database.run(
    `SELECT text_ FROM act_hi_varinst v JOIN act_hi_taskinst t ON t.proc_inst_id_ = v.proc_inst_id_ WHERE t.id_ = '${taskId}' AND v.name_ = '${name}'`,
  );
}

test.afterEach(() => {
  if (existsSync(testEngine().pluginsFile)) rmSync(testEngine().pluginsFile);
});
