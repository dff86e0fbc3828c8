import type { Page, Request, Response } from '@playwright/test';

export interface RecordedRequest {
  readonly method: string;
  /** Path and query, without the origin. */
  readonly path: string;
  readonly type: string;
  /** 1 for what was asked for at once, 2 for what had to wait for an answer of round 1, and so on. */
  readonly round: number;
}

export interface RequestRecord {
  readonly requests: readonly RecordedRequest[];
  readonly rounds: number;
  /** How many of them, from the first on, were sent before the action was over. */
  readonly inAction: number;
}

interface Options {
  /** Added to every answer, in ms, so that rounds stand apart. Count rounds with 100 or more. */
  readonly latency?: number;
  /** Which requests count; all without it. */
  readonly filter?: (request: Request) => boolean;
  /** The record ends when nothing was asked for and nothing was open for so long, ms. */
  readonly quiet?: number;
}

/** Records what a page asks for during an action and until it is quiet again. */
export async function recordRequests(
  page: Page,
  action: () => Promise<void>,
  { latency = 0, filter = () => true, quiet = 500 }: Options = {},
): Promise<RequestRecord> {
  const requests: RecordedRequest[] = [];
  const open = new Map<Request, number>();
  let answered = 0;
  let inAction = 0;
  let lastChange = Date.now();

  const handleStart = (request: Request) => {
    if (filter(request) && !request.url().startsWith('data:') && !request.url().startsWith('blob:')) {
      const round = answered + 1;
      const { pathname, search } = new URL(request.url());
      open.set(request, round);
      lastChange = Date.now();
      requests.push({
        method: request.method(),
        path: `${pathname}${search}`,
        type: request.resourceType(),
        round,
      });
    }
  };
  const handleEnd = (request: Request) => {
    answered = Math.max(answered, open.get(request) ?? 0);
    open.delete(request);
    lastChange = Date.now();
  };

  // The browser asks for what a page names while the page still comes in.
  const handleResponse = (response: Response) => {
    const request = response.request();
    if (request.resourceType() === 'document') answered = Math.max(answered, open.get(request) ?? 0);
  };

  const throttle = await delayAnswers(page, latency);
  page.on('request', handleStart);
  page.on('response', handleResponse);
  page.on('requestfinished', handleEnd);
  page.on('requestfailed', handleEnd);
  try {
    await action();
    inAction = requests.length;
    while (open.size > 0 || Date.now() - lastChange < quiet) {
      await new Promise((resume) => setTimeout(resume, 50));
    }
  } finally {
    page.off('request', handleStart);
    page.off('response', handleResponse);
    page.off('requestfinished', handleEnd);
    page.off('requestfailed', handleEnd);
    await throttle.end();
  }
  return { requests, rounds: Math.max(0, ...requests.map(({ round }) => round)), inAction };
}

async function delayAnswers(page: Page, latency: number): Promise<{ end: () => Promise<void> }> {
  if (latency === 0) {
    return { end: async () => {} };
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return { end: () => session.detach() };
}
