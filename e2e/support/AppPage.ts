import type { BrowserContext, Page } from '@playwright/test';
import { signInByRest } from './signInByRest';
import { testEngine } from './testEngine';

/** Taskweave in one tab, as a person uses it. */
export class AppPage {
  readonly page: Page;
  readonly context: BrowserContext;

  constructor(page: Page) {
    this.page = page;
    this.context = page.context();
  }

  /** Address of the app, with a slash at the end. */
  get url(): string {
    return testEngine().url;
  }

  /** Signs in without the page: quick, for journeys about something else. */
  async signIn(userId = 'demo'): Promise<void> {
    await signInByRest(this.context, userId);
  }

  /** Signs in without the page, and opens the app. */
  async openAs(userId: string, hash = ''): Promise<void> {
    await this.signIn(userId);
    await this.open(hash);
  }

  /** Signs in on the page that is open now, as a person does. */
  async signInByForm(userId: string, password: string = userId): Promise<void> {
    await this.page.getByLabel('User name').fill(userId);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /**
   * Opens the app.
   *
   * @param hash route and parameters, as in `#/?task=4711`
   * @param waitUntil a page some of whose files never come is not loaded until they are given up
   */
  async open(hash = '', waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
    const target = `${this.url}${hash}`;
    // From the same page another hash would be no navigation.
    if (this.page.url().split('#')[0] === this.url) {
      await this.page.goto('about:blank');
    }
    await this.page.goto(target, { waitUntil });
  }
}
