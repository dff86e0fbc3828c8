import type { Page } from '@playwright/test';
import { decisionsModel, gradedProcess, wideProcess } from '../fixtures/files/decisionModels';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

function addressesOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test("decisions, path and incidents follow the person's rights", async ({ app, page, demo, ownData }) => {
  const key = ownData.mark;
  await ownData.deploy({ 'grades.dmn': decisionsModel(key, 500), 'graded.bpmn': gradedProcess(key) });
  const { id: instance } = await demo.post(`process-definition/key/${key}/start`, {
    variables: { points: { value: 486, type: 'Integer' } },
  });
  const [task] = await demo.get(`task?processInstanceId=${instance}`);
  await expect
    .poll(async () => (await demo.get(`incident?processInstanceId=${instance}`)).length, { timeout: 60_000 })
    .toBe(1);

  await app.signIn('demo');
  const opened = addressesOf(page);
  await app.open(`#/?task=${task.id}&detailsTab=task-detail-decisions`);
  const list = page.getByRole('list', { name: 'Evaluated decisions, newest first' });
  await expect(list.getByRole('button')).toHaveCount(4);
  await expect(
    list.getByRole('button', { name: /Score.*Result: 487.*required by Grade/ }).first(),
  ).toBeVisible();
  const model = page.getByRole('group', { name: 'Model of Grade' });
  await expect(page.getByText('Rule that fired: 488')).toBeVisible();
  await expect(model.locator('tbody tr')).toHaveCount(500);
  const fired = model.locator('tr[aria-current]');
  await expect(fired).toHaveText(/grade 487/);
  await model.scrollIntoViewIfNeeded();
  await expect(fired).toBeInViewport();
  expect(opened.filter((line) => line.includes('history/decision-instance'))).toHaveLength(1);
  expect(opened.filter((line) => /decision-(requirements-)?definition\/.*\/xml/.test(line))).toHaveLength(1);
  const nodes = await model.evaluate((frame) => frame.querySelectorAll('*').length);
  expect(nodes).toBeLessThan(8000);
  await expect(page.getByRole('table', { name: 'Outputs' })).toContainText('grade 487');
  await expectAccessible(page, 'decisions of a process');

  const contents = page.getByRole('navigation', { name: 'Contents of the model' });
  await contents.getByRole('button', { name: 'Diagram' }).click();
  await expect(page).toHaveURL(/rootElement=/);
  await model.locator(`[data-element-id="${key}-score"]`).click();
  await expect(model).toContainText('points + 1');
  await page.goBack();
  await page.goBack();
  await expect(model.locator('tbody tr')).toHaveCount(500);

  await page.getByRole('tab', { name: 'Diagram' }).click();
  const drawing = page.getByRole('group', { name: `Diagram of Graded ${key}` });
  await expect(drawing.locator('.diagram-current')).toBeVisible();
  const incidents = page.getByRole('list', { name: 'Incidents' });
  await expect(incidents).toContainText(/^Send it: .*nobody/);
  await expect(drawing.locator('.diagram-badge[data-tone="danger"]')).toHaveText('1');
  await expect(drawing.locator('.diagram-badge[data-tone="accent"]')).toHaveText('1');
  await expect(page.getByRole('link', { name: `Tasks of Called ${key}` })).toHaveAttribute(
    'href',
    /processInstanceIdIn/,
  );
  const asked = addressesOf(page);
  await page.getByRole('checkbox', { name: 'Show completed steps' }).check();
  await expect(page.getByText(/^Has run: \d+ activities$/)).toBeVisible();
  expect(asked.filter((line) => line.includes('history/activity-instance'))).toHaveLength(1);
  await expect(drawing.locator('[data-element-id="grade"]')).toHaveClass(/diagram-passed/);
  await expect(drawing.locator('[data-element-id="check"]')).not.toHaveClass(/diagram-passed/);
  await expectAccessible(page, 'path of a process');
  await drawing.press('+');
  await expect(page).toHaveURL(/viewbox=/);
  await drawing.getByText(`Graded ${key}`).click();
  await expect(page).toHaveURL(/rootElement=/);
  const root = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('rootElement');
  await expect(
    page.getByRole('region', { name: 'Task' }).getByRole('link', { name: 'Open in Cockpit' }),
  ).toHaveAttribute('href', new RegExp(`/#/process-instance/[^/]+/runtime\\?rootElement=${root}$`));
  await expect(drawing.locator('[data-element-id="sub"]')).toBeVisible();
  await page.reload();
  await expect(drawing.locator('[data-element-id="sub"]')).toBeVisible();
  await page.goBack();

  await page.goto('about:blank');
  await page.context().clearCookies();
  await app.openAs('john', `#/?task=${task.id}&detailsTab=task-detail-decisions`);
  await expect(page.getByText(/you need the permission “Read history”/)).toBeVisible();
  await expectAccessible(page, 'history forbidden');
});

test('a process shows before the start', async ({ app, page, ownData }) => {
  const key = ownData.mark;
  await ownData.deploy({ 'grades.dmn': decisionsModel(key, 3), 'graded.bpmn': gradedProcess(key) });
  await app.signIn('demo');
  const asked = addressesOf(page);
  await app.open(`#/?processStart=${key}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  expect(asked.filter((line) => /decision-definition|static-called|\/xml/.test(line))).toEqual([]);
  await dialog.getByRole('button', { name: 'Show diagram' }).click();
  await expect(dialog.getByRole('group', { name: `Diagram of Graded ${key}` })).toBeVisible();
  await expectAccessible(page, 'diagram before the start', '[role=dialog]');
});

test('a diagram of 500 activities moves smoothly', async ({ app, page, demo, ownData }) => {
  const key = ownData.mark;
  await ownData.deploy({ 'wide.bpmn': wideProcess(key, 500) });
  const { id: instance } = await demo.post(`process-definition/key/${key}/start`, {});
  const [task] = await demo.get(`task?processInstanceId=${instance}`);
  await app.signIn('demo');
  const opened = addressesOf(page);
  await app.open(`#/?task=${task.id}&detailsTab=task-detail-diagram`);
  const drawing = page.getByRole('group', { name: `Diagram of Wide ${key}` });
  await expect(drawing.locator('.djs-shape')).toHaveCount(501);
  expect(opened.filter((line) => line.endsWith('/xml'))).toHaveLength(1);
  const nodes = await drawing.evaluate((frame) => frame.querySelectorAll('*').length);
  expect(nodes).toBeLessThan(12000);
  // Panning moves one group, so no shape is redrawn.
  const changed = await drawing.evaluate(async (frame) => {
    let count = 0;
    const observer = new MutationObserver((records) => {
      count += records.filter(({ target }) => (target as Element).closest('.djs-element') !== null).length;
    });
    observer.observe(frame, { subtree: true, childList: true, attributes: true });
    for (const key of ['ArrowRight', '+', 'ArrowDown', '-', 'ArrowLeft']) {
      frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    observer.disconnect();
    return count;
  });
  expect(changed).toBe(0);
});
