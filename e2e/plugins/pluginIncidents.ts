import { expect, type Page } from '@playwright/test';

/** Goes to another address of the page, as a link does. */
export async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
}

/** The list is there, and answers: another task can be opened. */
export async function expectInboxWorks(page: Page): Promise<void> {
  // Whichever stands first; not the one that is open.
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row', { selected: false }).first().click();
  await expect(page).toHaveURL(/task=(?!taskweave-standalone)/);
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
}

/** What the administrator reads of a plugin, as `PLG-611 empties-page 0.1.0`. */
export async function expectIncident(page: Page, code: string, id: string): Promise<void> {
  await go(page, '#/admin/plugins');
  const incidents = page.getByRole('region', { name: 'Incidents' });
  await expect(
    incidents.getByRole('listitem').filter({ hasText: code }).filter({ hasText: id }).first(),
  ).toBeVisible();
}
