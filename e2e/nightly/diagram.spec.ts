import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('the diagram shows the task, and moves @T1.7 @T2.39 @T7.24 @S1.7', async ({ app, page, ownData }) => {
  const id = await ownData.taskOfProcess('holiday-request');
  await app.open(`#/?task=${id}&detailsTab=task-detail-diagram`);
  const drawing = page.getByRole('group', { name: 'Diagram of Holiday request' });
  await expect(page.getByText(/^Current activity: /)).toBeVisible();
  await expect(drawing.locator('.diagram-current')).toHaveCount(1);
  await expect(drawing.getByTitle('Powered by bpmn.io')).toBeVisible();
  await expectAccessible(page, 'diagram');

  const viewport = drawing.locator('svg > g.viewport');
  const before = await viewport.getAttribute('transform');
  await tabTo(page, drawing);
  await page.keyboard.press('+');
  await expect(viewport).not.toHaveAttribute('transform', before ?? '');
  const zoomed = await viewport.getAttribute('transform');
  await page.keyboard.press('ArrowRight');
  await expect(viewport).not.toHaveAttribute('transform', zoomed ?? '');
  await page.getByRole('button', { name: 'Fit to view' }).click();
  const isWhole = () =>
    drawing.evaluate((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return [...place.querySelectorAll('.djs-shape .djs-visual')].every((shape) => {
        const box = shape.getBoundingClientRect();
        return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      });
    });
  await expect.poll(isWhole).toBe(true);
});

test('the diagram leads to the calling process, and back @S7.31', async ({ app, page, demo }) => {
  const [task] = await demo.get('task?processDefinitionKey=load-test&maxResults=1');
  await app.open(`#/?task=${task.id}&detailsTab=task-detail-diagram`);
  await page.getByRole('button', { name: 'Load test, a hundred at a time' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Back to Load test' })).toBeFocused();
  await expect(page.getByText(/^Called here: /)).toBeVisible();
  const drawing = page.getByRole('group', { name: 'Diagram of Load test, a hundred at a time' });
  await expect(drawing.locator('.diagram-current.diagram-link')).toHaveCount(1);

  await drawing.locator('.diagram-link').click();
  await expect(page.getByText(/^Current activity: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to Load test' })).toHaveCount(0);
});

test('a case has a diagram too @T0.1 @T1.7 @T7.26 @S1.7', async ({ app, page, demo }) => {
  const [task] = await demo.get('task?caseDefinitionKey=claim-handling&maxResults=1');
  await app.open(`#/?task=${task.id}&detailsTab=task-detail-diagram`);
  const drawing = page.getByRole('group', { name: 'Diagram of Claim handling' });
  await expect(drawing.locator('.diagram-current')).toHaveCount(1);
  await expect(drawing.getByTitle('Powered by bpmn.io')).toBeVisible();
});

for (const width of [1440, 1024, 390]) {
  test(`a drawing fits, or shows its task: ${width} pixels`, async ({ app, page, demo }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const key of ['invoice', 'holiday-request', 'order-processing', 'load-test']) {
      const [task] = await demo.get(`task?processDefinitionKey=${key}&maxResults=1`);
      await app.open(`#/?task=${task.id}&detailsTab=task-detail-diagram`);
      const current = page.locator('.diagram-current');
      await expect(current).toBeVisible();
      const cut = await current.evaluate((element) => {
        const frame = element.closest('[role="group"]')?.getBoundingClientRect();
        const drawing = element.closest('g.viewport')?.getBoundingClientRect();
        const marked = element.querySelector('.djs-visual rect')?.getBoundingClientRect();
        if (frame === undefined || drawing === undefined || marked === undefined) return ['not drawn'];
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
        const beyond = (inner: DOMRect) =>
          inner.left < frame.left ||
          inner.right > frame.right ||
          inner.top < frame.top ||
          inner.bottom > frame.bottom;
        return [
          ...(beyond(marked) ? ['the task is cut off'] : []),
          ...(beyond(drawing) && scale > 0.61 ? [`cut off at a scale of ${scale}`] : []),
          ...(drawing.right > frame.right && drawing.left > frame.left + 20
            ? ['room before the beginning']
            : []),
          ...(drawing.left < frame.left && drawing.right < frame.right - 20 ? ['room after the end'] : []),
        ];
      });
      expect(cut, key).toEqual([]);
    }
  });
}
