import type { Page } from '@playwright/test';
import { recordRequests } from './recordRequests';

/**
 * Waits until for half a second a page has asked for nothing and got no answer. Unlike Playwright's `networkidle`, which a
 * page reaches once and for all, it can be waited for again and again.
 */
export async function quiet(page: Page): Promise<void> {
  await recordRequests(page, async () => undefined);
}
