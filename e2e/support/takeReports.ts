import type { Page } from '@playwright/test';
import { testEngine } from './testEngine';

/** An incident as the administrator's endpoint gets it. */
export interface ToldIncident {
  readonly code: string;
  readonly pluginId: string;
  readonly version: string | null;
  readonly contribution: string | null;
  readonly at: string;
}

/** Answers for the endpoint that incidents are sent to, and keeps what it was told. */
export async function takeReports(page: Page) {
  const endpoint = new URL('/incidents', testEngine().url).href;
  const told: ToldIncident[] = [];
  await page.route(endpoint, async (route) => {
    told.push(...route.request().postDataJSON().incidents);
    await route.fulfill({ status: 204 });
  });
  return {
    endpoint,
    /** In the order in which they came. */
    told: told as readonly ToldIncident[],
    /** The page sends what waits for more, and it has come. */
    async sendNow(): Promise<void> {
      await page.evaluate(async (address) => {
        dispatchEvent(new Event('pagehide'));
        await fetch(address, { method: 'POST', body: '{ "incidents": [] }' });
      }, endpoint);
    },
  };
}
