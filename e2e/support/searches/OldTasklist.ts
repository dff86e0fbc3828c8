import { expect, type Locator, type Page } from '@playwright/test';
import type { ConsoleGuard } from '../ConsoleGuard';

/** The engine's own Tasklist in one tab, as a person uses its search and its forms. */
export class OldTasklist {
  readonly page: Page;
  readonly #url: string;
  readonly #field: Locator;

  constructor(page: Page, baseUrl: string) {
    this.page = page;
    this.#url = `${baseUrl}/app/tasklist/default/`;
    this.#field = page.locator('.search-container input.main-field');
  }

  /** What it says in the console at any time, wherever it comes from. */
  static expectItsNoise(guard: ConsoleGuard): void {
    guard.expectMessage(/iframe which has both allow-scripts and allow-same-origin/);
    guard.expectStatus(404, /\/app\/tasklist\/|\/auth\/user\//);
  }

  /** Opens it with this filter; it reads its saved searches now and never again. */
  async open(filterId: string): Promise<void> {
    // Where its texts come later than its search is drawn, the search goes by their keys, for good.
    await expect(async () => {
      await this.page.goto('about:blank');
      await this.page.goto(`${this.#url}#/?filter=${filterId}`);
      await expect(this.#field).toBeVisible();
      await expect(this.page.locator('.tasks-list, .no-result').first()).toBeVisible();
      await expect(this.#field).toHaveAttribute('placeholder', /./);
      await expect(this.#field).not.toHaveAttribute('placeholder', 'SEARCH_PLACEHOLDER', { timeout: 1 });
    }).toPass();
  }

  /** Types into a field of a task's form and keeps the form as a draft. */
  async keepForm(taskId: string, variable: string, text: string): Promise<void> {
    await this.page.goto(`${this.#url}#/?task=${taskId}`);
    const field = this.page.locator(`[cam-variable-name="${variable}"]`);
    await field.waitFor({ timeout: 25_000 });
    await field.fill(text);
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  get criteria(): Locator {
    return this.page.locator('.search-container .search-label');
  }

  get match(): Locator {
    return this.page.locator('.search-container .match-any button');
  }

  async searchForName(text: string): Promise<void> {
    await this.#field.fill(text);
    // Else it takes the first kind of criterion that has the text in its name.
    await this.#field.press('Escape');
    await this.#field.press('Enter');
    await expect(this.criteria.last()).toContainText(text);
  }

  /** Searches for a variable that the filter knows, by the label that it is offered by. */
  async searchForVariable(label: string, value: string): Promise<void> {
    // It clears and leaves its field some time after each criterion, whatever was typed meanwhile.
    await expect(async () => {
      await this.#field.fill('');
      await this.#field.fill('Process Variable');
      await this.page.getByRole('option', { name: 'Process Variable' }).click({ timeout: 2000 });
    }).toPass();
    const pill = this.criteria.last();
    await pill.locator('.name-field input').fill(label);
    await this.page.getByRole('option', { name: label }).click();
    await pill.locator('.value-field').click();
    await pill.locator('.value-field input').fill(value);
    await pill.locator('.value-field input').press('Enter');
  }

  async saveSearch(name: string): Promise<void> {
    await this.page.locator('.stored-criteria > button').click();
    const field = this.page.locator('.stored-criteria input');
    await field.fill(name);
    await field.press('Enter');
    await expect(this.page.locator('.stored-criteria-set')).toContainText([name]);
  }

  async openSearch(name: string): Promise<void> {
    await this.page.locator('.stored-criteria > button').click();
    await this.page.locator('.stored-criteria-set').getByText(name, { exact: true }).click();
  }

  /** Names of the searches that it offers. */
  async savedSearches(): Promise<readonly string[]> {
    await this.page.locator('.stored-criteria > button').click();
    const names = await this.page.locator('.stored-criteria-set').allInnerTexts();
    await this.page.locator('.stored-criteria > button').click();
    return names.map((name) => name.trim());
  }
}
