import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';
import type { PluginServer } from '../plugins/PluginServer';

let server: PluginServer;

test.beforeEach(async ({ serve }) => {
  server = await serve('examples/legacy-notes');
});

async function entry() {
  const pinned = async (file: string) => [server.address(file), await server.hashOf(file)];
  const modules = [await pinned('plugin.js'), await pinned('counted.js')];
  return {
    policy: { origins: [server.origin] },
    plugins: [
      {
        id: 'legacy-notes',
        format: 'legacy-esm',
        modules: Object.fromEntries(modules),
        styles: Object.fromEntries([await pinned('plugin.css')]),
      },
    ],
  };
}

test('an old Tasklist plugin runs unchanged @S3.39', async ({ app, page, engine, engineAs, ownData }) => {
  const [first, second] = [
    await ownData.task({ name: `Notes of ${ownData.mark}` }),
    await ownData.task({ name: `Notes of ${ownData.mark}` }),
  ];
  engine.configure(await entry());
  await app.openAs('demo', `#/?task=${first}`);

  await page.getByRole('tab', { name: 'Notes' }).click();
  const heading = page.getByRole('heading', { name: '0 variables to note' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', 'rgb(0, 96, 96)');
  await expect(page.getByText('Notes of default')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText('Marked as read.')).toBeVisible();

  await app.open(`#/?task=${second}&detailsTab=task-notes`);
  await expect(heading).toBeVisible();
  const session = await engineAs('demo');
  const variables = await session.get(`task/${first}/localVariables`);
  expect(variables).toMatchObject({ noteRead: { value: true } });
});

test('one changed file, and none of the plugin runs', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectMessage(/integrity|counted\.js|Failed to (find|load)/i);
  engine.configure(await entry());
  server.interfere(/counted\.js$/, (response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end('export const counted = () => "tampered";');
  });
  await app.openAs('demo', '#/?task=taskweave-standalone');

  await expect(page.getByRole('tab', { name: 'Activity' })).toBeVisible();
  await expect.poll(() => server.requests).toContain('/counted.js');
  const notes = page.getByRole('tab', { name: 'Notes' });
  await quiet(page);
  await expect(notes).toHaveCount(0);
  await app.go('#/admin/plugins');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'legacy-notes' }) });
  await expect(card).toContainText('PLG-302');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Activity' })).toBeVisible();
  await expect(notes).toHaveCount(0);
});

const BLOCKS = `const draw = (html) => (node) => { node.innerHTML = html; };
export default [
  { id: 'lines', pluginPoint: 'tasklist.card', priority: 3, render: draw('<div>First line</div><div>Second line</div>') },
  { id: 'table', pluginPoint: 'tasklist.card', priority: 2,
    render: draw('<table><tbody><tr><th>Net</th><td>100</td></tr><tr><th>Gross</th><td>119</td></tr></tbody></table>') },
  { id: 'picture', pluginPoint: 'tasklist.card', priority: 1,
    render: draw('<svg role="img" aria-label="Score" width="60" height="48"></svg>') },
  { id: 'long', pluginPoint: 'tasklist.card', render: draw('<div>${'A sentence as long as it takes. '.repeat(8)}The end</div>') },
];`;

for (const width of [1440, 390]) {
  test(`what an old plugin draws on a card is whole, and covers nothing: ${width} px`, async ({
    app,
    page,
    engine,
    ownData,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const names = [`One ${ownData.mark}`, `Two ${ownData.mark}`];
    for (const name of names) await ownData.task({ name, priority: 90 });
    const filterId = await ownData.filter(ownData.mark, { nameLike: `%${ownData.mark}%` });
    server.replace('blocks.js', BLOCKS);
    const modules = { [server.address('blocks.js')]: await server.hashOf('blocks.js') };
    engine.configure({
      policy: { origins: [server.origin] },
      plugins: [{ id: 'old-cards', format: 'legacy-esm', modules }],
    });
    await app.openAs('demo', `#/?filter=${filterId}`);

    const rows = page.getByRole('grid', { name: 'Tasks' }).locator('[data-row]');
    await expect(rows).toHaveCount(2);
    const parts = rows.first().locator('[data-block]');
    await expect(parts).toHaveCount(4);
    await expect
      .poll(() =>
        rows.evaluateAll((all) =>
          all.flatMap((row, index) => {
            const within = row.getBoundingClientRect();
            const below = all[index + 1]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
            const cells = [...row.querySelectorAll('[data-block], [role="gridcell"]')].flatMap((cell) => {
              const { top, bottom, left, right, height } = cell.getBoundingClientRect();
              return height === 0 ? [] : [{ cell, top, bottom, left, right }];
            });
            const isCut = cells.filter(
              ({ cell, top, bottom, left, right }) =>
                top < within.top ||
                bottom > Math.min(within.bottom, below) ||
                left < within.left ||
                right > within.right ||
                (cell.hasAttribute('data-block') &&
                  (cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight)),
            );
            const areOver = cells.filter((one) =>
              cells.some(
                (other) =>
                  one.cell !== other.cell &&
                  one.top < other.bottom - 1 &&
                  one.bottom > other.top + 1 &&
                  one.left < other.right - 1 &&
                  one.right > other.left + 1,
              ),
            );
            return [...isCut, ...areOver].map(({ cell }) => cell.textContent);
          }),
        ),
      )
      .toEqual([]);
    await rows.first().getByText('Second line').click();
    await expect(page).toHaveURL(/[?&]task=/);
  });
}
