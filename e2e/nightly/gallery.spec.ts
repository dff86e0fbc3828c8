import type { Page } from '@playwright/test';
import { buildGallery } from '../../scripts/gallery/buildGallery.mjs';
import { expectNoAxeViolations } from '../fixtures/looks/expectNoAxeViolations';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { expect, test } from '../fixtures/test';

async function walk(page: Page, settings: string, look: (name: string) => Promise<void>): Promise<number> {
  const pages = await page.locator('nav a').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent ?? '',
      hash: new URL((link as HTMLAnchorElement).href).hash,
    })),
  );
  for (const { name, hash } of pages) {
    await page.evaluate(
      (address) => {
        location.hash = address;
      },
      `${hash.split('?')[0]}?${settings}`,
    );
    await expect(page).toHaveTitle(`${name} – Components of Taskweave`);
    await look(name);
  }
  return pages.length;
}

test('the gallery shows every component in each look', async ({ page, serve }) => {
  test.slow();
  const folder = test.info().outputPath('gallery');
  await buildGallery(folder);
  const server = await serve(folder);
  await page.goto(server.address('index.html'));
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  await expectNoAxeViolations(page);

  await test.step('in the light theme and English, with all rules of axe', async () => {
    const count = await walk(page, 'theme=light', () => expectNoAxeViolations(page, 'main'));
    expect(count).toBeGreaterThan(40);
  });

  await test.step('in the dark theme and German, with the rule on contrast', async () => {
    await walk(page, 'theme=dark&lang=de', () => expectNoAxeViolations(page, 'main', ['color-contrast']));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  await test.step('from right to left on a phone, where nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await walk(page, 'dir=rtl&lang=de', async (name) => {
      const may = /^PRE /;
      expect(
        (await sidewaysScroll(page)).filter((one) => !may.test(one)),
        name,
      ).toEqual([]);
    });
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('a component is found by its name, with the code of its examples', async () => {
    await page.getByRole('searchbox', { name: 'Find a component' }).fill('chip');
    await page.getByRole('navigation', { name: 'Components' }).getByRole('link', { name: 'Chip' }).click();
    await expect(page.getByRole('region', { name: 'Examples' }).getByText('2 Tage überfällig')).toBeVisible();
    await page.getByRole('button', { name: 'Code' }).click();
    await expect(page.getByText('<Chip tone="danger">')).toBeVisible();
  });

  await test.step('an overlay follows the theme of the gallery', async () => {
    await page.getByRole('button', { name: 'Look' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      location.hash = '#/dialog?theme=dark';
    });
    await page.getByRole('button', { name: 'Create task' }).click();
    await expectNoAxeViolations(page, '[role=dialog]');
  });
});
