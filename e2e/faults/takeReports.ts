import type { Page, Request } from '@playwright/test';
import { testEngine } from '../fixtures/testEngine';

/** An incident as the administrator's endpoint gets it. */
export interface ReportedIncident {
  readonly code: string;
  readonly pluginId: string;
  readonly version: string | null;
  readonly contribution: string | null;
  readonly at: string;
}

/** Keeps what the page reports to the server's own endpoint, which takes it. */
export async function takeReports(page: Page) {
  const incidents: ReportedIncident[] = [];
  const statuses: number[] = [];
  const isReport = (request: Request) => request.url() === new URL('../reports', testEngine().url).href;
  page.on('request', (request) => {
    if (isReport(request)) incidents.push(...request.postDataJSON().incidents);
  });
  page.on('response', (response) => {
    if (isReport(response.request())) statuses.push(response.status());
  });
  return {
    endpoint: '../reports',
    /** In the order in which they came. */
    incidents: incidents as readonly ReportedIncident[],
    /** What the server answered. */
    statuses: statuses as readonly number[],
    /** The page sends what waits for more, and it has come. */
    async sendNow(): Promise<void> {
      await page.evaluate(async () => {
        dispatchEvent(new Event('pagehide'));
        await fetch('../version');
      });
    },
  };
}
