import { signIn } from '../../../engine/demo/data/session/sign-in.mjs';

const SIZE = { width: 640, height: 260 };
const PANEL = { ...SIZE, top: 56 };

/** @param {import('../images.mjs').Studio} studio */
export default async function examples({ url, newPage, enter, take }) {
  const session = await signIn({ baseUrl: url, engine: 'default', userId: 'demo' });
  const [loan] = await session.get('task?processDefinitionKey=loan-granting&maxResults=1');
  const [invoice] = await session.get('task?taskDefinitionKey=approveInvoice&assignee=demo&maxResults=1');
  const page = await newPage();
  /** @param {string} name */
  const openTab = async (name) => {
    const tab = page.getByRole('tab', { name });
    const more = page.getByRole('tablist').locator('..').getByRole('button', { name: 'More' });
    await tab.or(more).first().waitFor();
    if (await tab.isVisible()) {
      await tab.click();
    } else {
      await more.click();
      await page.getByRole('menuitem', { name }).click();
    }
    const panel = page.getByRole('tabpanel', { name });
    await panel.waitFor();
    await panel.getByText(/^Loading/).waitFor({ state: 'hidden' });
    return panel;
  };

  await enter(page, `#/?task=${loan.id}`);
  const risk = await openTab('Risk');
  await page.getByText('of 100').waitFor();
  await take('examples/risk-score', page, risk, PANEL);
  const checklist = await openTab('Checklist');
  for (const item of ['Call the customer', 'Check the income']) {
    await page.getByRole('textbox', { name: 'New item' }).fill(item);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('checkbox', { name: 'Call the customer' }).check();
  await take('examples/checklist', page, checklist, PANEL);
  await take('examples/stock-vite', page, await openTab('Briefing'), PANEL);
  await take('examples/legacy-notes', page, await openTab('Notes'), PANEL);
  await take('examples/office-notice', page, page.getByText('The engine rests tonight'), SIZE);

  await enter(page, `#/?task=${invoice.id}&detailsTab=task-detail-form`);
  await page.getByText('I approve this invoice').waitFor();
  await take('examples/approval-form', page, page.getByRole('tabpanel'), PANEL);
  const badge = page.locator('[data-plugin="invoice-amount"]').first();
  await take('examples/invoice-amount', page, page.getByRole('row').filter({ has: badge }).first(), SIZE);
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('toolbar').getByRole('button', { name: 'Comment' }).click();
  await take('examples/bulk-comment', page, page.getByRole('textbox', { name: 'Comment' }), SIZE);

  await enter(page, '#/admin/plugins');
  await page.getByRole('heading', { name: 'Plugins', exact: true }).waitFor();
  await take('plugins-page', page);

  await enter(page, '#/team-workload');
  await page.locator('figure canvas').waitFor();
  await page.setViewportSize({ width: 900, height: 720 });
  await take('examples/team-workload', page, page.getByRole('figure'));
}
