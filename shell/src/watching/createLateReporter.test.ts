// @vitest-environment jsdom
import type { AdminReports } from '@taskweave/plugin-files/admin-file/AdminFile';
import { expect, it, vi } from 'vitest';
import { createLateReporter } from './createLateReporter';

const INCIDENT = { code: 'PLG-601', pluginId: 'risk', version: '1', contribution: null, firstSeen: 0 };

function take(reports: Pick<AdminReports, 'endpoint' | 'sampleRate'> | null) {
  const send = vi.fn(async () => new Response());
  const reporter = createLateReporter({
    reports: () => reports,
    origins: () => [],
    page: 'https://tasks.example/',
    sdkVersion: '1.0.0',
    onRefused: (message) => expect.unreachable(message),
    fetch: send,
  });
  reporter.take(INCIDENT);
  return send;
}

it('sends an incident once its code is there', async () => {
  const send = take({ endpoint: '/reports', sampleRate: 1 });
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledOnce();
});

it('sends nothing where nobody wants reports', async () => {
  const send = take(null);
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});
