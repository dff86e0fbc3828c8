import { expect, test } from '../fixtures/test';

/* What people have of the inbox while another window is in front of it, and on paper. */

test('title and icon of the tab have the number of tasks', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  for (const name of ['One', 'Two']) await ownData.task({ name: `${name} ${mark}`, assignee: 'demo' });
  const filterId = await ownData.filter(`Counted ${mark}`, { nameLike: `%${mark}` });
  const icon = page.locator('link[rel="icon"]');
  await app.openAs('demo', `#/?filter=${filterId}`);
  await expect(page).toHaveTitle(`(2) Counted ${mark} · Taskweave`);
  await expect(icon).toHaveAttribute('href', /%3E2%3C%2Ftext%3E/);
  // The policy lets the browser draw it.
  const isDrawn = (href: string) =>
    new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve(image.naturalWidth > 0);
      image.onerror = () => resolve(false);
      image.src = href;
    });
  expect(await page.evaluate(isDrawn, (await icon.getAttribute('href')) ?? '')).toBe(true);

  const setting = await app.setting('Show the number of tasks in the title and icon of the browser tab');
  await setting.uncheck();
  await expect(page).toHaveTitle(`Counted ${mark} · Taskweave`);
  await expect(icon).not.toHaveAttribute('href', /text/);
});
