import type { Page } from '@playwright/test';
import { type ServedExamples, serveExamples } from '../../scripts/examples/serveExamples.mjs';
import { expect, test } from '../fixtures/test';

/** Tabs of a loan, each with whose part it shows. */
const TABS = {
  Risk: 'risk-score/risk',
  Checklist: 'checklist/checklist',
  Briefing: 'stock-vite/briefing',
  Notes: 'legacy-notes/task-notes',
};

let examples: ServedExamples;
/** Examples of which a part was seen. */
let seen: Set<string>;

test.beforeEach(async () => {
  examples = await serveExamples();
  seen = new Set();
});

test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  examples.stop();
});

test('"npm start -- --plugins" runs every example', async ({ app, page, engine, engineAs, ownData }) => {
  test.setTimeout(60_000);
  engine.configure(examples.adminFile);
  const session = await engineAs('demo');
  const loan = await ownData.taskOfProcess('loan-granting/tenant-id/north', {
    amount: { type: 'Double', value: 48_000 },
    income: { type: 'Double', value: 2_000 },
  });
  const variables = {
    approver: { type: 'String', value: 'demo' },
    creditor: { type: 'String', value: 'Globex' },
    amount: { type: 'Double', value: 3210 },
  };
  await session.post(
    `task/${await ownData.taskOfProcess('invoice', variables, 'demo', ownData.mark)}/complete`,
    {},
  );
  const [invoice] = await session.get(`task?processInstanceBusinessKey=${ownData.mark}`);
  const filter = await ownData.filter(`Invoice ${ownData.mark}`, {
    processInstanceBusinessKey: ownData.mark,
  });
  await app.signIn('demo');
  // Room for every action in the bar.
  await page.setViewportSize({ width: 1700, height: 768 });

  await test.step('around a task: tabs, an action, the bar, a notice', async () => {
    await app.open(`#/?task=${loan}`);
    for (const [name, part] of Object.entries(TABS)) {
      await page.getByRole('tab', { name, exact: true }).click();
      await look(page, part);
    }
    await look(page, 'office-notice/notice');
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await page.getByRole('button', { name: 'Workload' }).click();
    await lookAbove(page, 'team-workload');
    await page.getByRole('button', { name: 'Deploy' }).click();
    await lookAbove(page, 'deploy-files');
  });

  await test.step('an invoice: its form and its amount; many tasks', async () => {
    await app.open(`#/?task=${invoice.id}&filter=${filter}`);
    await look(page, 'invoice-amount/approve-invoice');
    await look(page, 'invoice-amount/badge');
    await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('toolbar').getByRole('button', { name: 'Comment' }).click();
    await lookAbove(page, 'bulk-comment');
  });

  await test.step('all are well, and none was left out', async () => {
    expect([...seen].sort()).toEqual(examples.ids.toSorted());
    await page.evaluate(() => {
      location.hash = '#/admin/plugins';
    });
    await expect(page.getByRole('heading', { name: 'Incidents (0)' })).toBeVisible();
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
    for (const id of examples.ids)
      await expect(cards.filter({ hasText: id }), id).toContainText(/Ready|Active/);
  });
});

/** Something is drawn in place of a part, and it is the part. */
async function look(page: Page, part: string): Promise<void> {
  const place = page.locator(`[data-contribution="${part}"]`).first();
  await expect(place, part).toContainText(/\S/);
  await expect(place.getByRole('button', { name: 'Try again' }), part).toHaveCount(0);
  seen.add(part.split('/', 1)[0] ?? '');
}

/** A dialog of a plugin is drawn above the page. */
async function lookAbove(page: Page, id: string): Promise<void> {
  await expect(page.getByRole('dialog'), id).toContainText(/\S/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog'), id).toHaveCount(0);
  seen.add(id);
}
