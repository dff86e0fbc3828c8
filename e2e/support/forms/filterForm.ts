import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog in which a filter is made or changed, as a person uses it. */
export function filterForm(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Create filter|Edit filter|Filter details)$/ });

  async function section(name: 'General' | 'Criteria' | 'Permissions' | 'Variables'): Promise<void> {
    const button = dialog.getByRole('button', { name: new RegExp(`^${name}`) });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }

  /** Adds a row and chooses its criterion by the words on screen. */
  async function addCriterion(label: string): Promise<Locator> {
    const rows = dialog.getByRole('listitem').filter({ has: page.getByLabel(/^Criterion \d+$/) });
    const before = await rows.count();
    await dialog.getByRole('button', { name: 'Add criterion' }).click();
    await expect(rows).toHaveCount(before + 1);
    const row = rows.nth(before);
    await row.getByLabel(/^Criterion \d+$/).selectOption({ label });
    return row;
  }

  /** Types into a field with suggestions and leaves it. */
  async function fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await page.keyboard.press('Tab');
  }

  return {
    dialog,
    section,
    addCriterion,
    fill,
    name: dialog.getByRole('textbox', { name: 'Name', exact: true }),
    save: dialog.getByRole('button', { name: /^Save/ }),
    value: (criterion: string) =>
      dialog.getByLabel(`${criterion}: value`, { exact: true }).and(page.locator('input, select')),
  };
}
