import type { Page, Request } from '@playwright/test';
import { testEngine } from '../fixtures/testEngine';

export interface ReportedIncident {
  readonly code: string;
  readonly pluginId: string;
  readonly version: string | null;
  readonly contribution: string | null;
  readonly at: string;
}

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
    incidents: incidents as readonly ReportedIncident[],
    statuses: statuses as readonly number[],
    async sendNow(): Promise<void> {
      await page.evaluate(async () => {
        dispatchEvent(new Event('pagehide'));
        await fetch('../version');
      });
    },
  };
}
