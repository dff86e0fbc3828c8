// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createReporter, type ReporterEdges } from './createReporter';

const INCIDENT = {
  code: 'PLG-601',
  pluginId: 'risk',
  version: '1.4.2',
  contribution: 'tasklist.task.detail:risk/tab',
  message: 'No score for the loan of Mr. Miller',
  firstSeen: Date.UTC(2026, 0, 2, 3, 4, 5),
  lastSeen: 0,
  count: 1,
};

const send = vi.fn(async (_address: unknown, _init?: RequestInit) => new Response());
const onRefused = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});

it('sends what came within some seconds in one request, without a word of the plugin @H71', async () => {
  const reporter = reporterTo({ endpoint: '/reports', sampleRate: 1 });
  reporter.take(INCIDENT);
  reporter.take({ ...INCIDENT, code: 'PLG-604', contribution: null });
  await vi.advanceTimersByTimeAsync(5000);

  expect(send.mock.calls).toEqual([
    [
      new URL('https://tasks.example/reports'),
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
    ],
  ]);
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({
    sdk: '0.1.0',
    incidents: [
      {
        code: 'PLG-601',
        pluginId: 'risk',
        version: '1.4.2',
        contribution: 'tasklist.task.detail:risk/tab',
        at: '2026-01-02T03:04:05.000Z',
      },
      {
        code: 'PLG-604',
        pluginId: 'risk',
        version: '1.4.2',
        contribution: null,
        at: '2026-01-02T03:04:05.000Z',
      },
    ],
  });
});

it('sends the same once in a tab, whatever its words', async () => {
  reporterTo({ endpoint: '/reports', sampleRate: 1 }).take(INCIDENT);
  await vi.advanceTimersByTimeAsync(5000);
  const inOtherWords = { ...INCIDENT, message: 'Mrs. Smith' };
  reporterTo({ endpoint: '/reports', sampleRate: 1 }).take(inOtherWords);
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends what waits when the page is left', () => {
  reporterTo({ endpoint: '/reports', sampleRate: 1 }).take(INCIDENT);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  [0.49, 1],
  [0.5, 0],
])('with a share of a half and the lot %d sends %d', async (lot, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  reporterTo({ endpoint: '/reports', sampleRate: 0.5 }).take(INCIDENT);
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(times);
});

it('sends to an origin that is allowed', async () => {
  reporterTo({ endpoint: 'https://ok.example/r', sampleRate: 1 }).take(INCIDENT);
  await vi.advanceTimersByTimeAsync(5000);
  expect(String(send.mock.calls[0]?.[0])).toBe('https://ok.example/r');
});

it('sends nothing to another, and says so once', async () => {
  const reporter = reporterTo({ endpoint: 'https://evil.example/r', sampleRate: 1 });
  for (const code of ['PLG-601', 'PLG-602']) {
    reporter.take({ ...INCIDENT, code });
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(send.mock.calls).toEqual([]);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

it('sends nothing where nobody wants to know', async () => {
  reporterTo(null).take(INCIDENT);
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
});

function reporterTo(reports: ReturnType<ReporterEdges['reports']>) {
  return createReporter({
    reports: () => reports,
    origins: () => ['https://ok.example'],
    page: 'https://tasks.example/app/',
    sdkVersion: '0.1.0',
    onRefused,
    fetch: send as typeof fetch,
  });
}
