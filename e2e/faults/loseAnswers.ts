import type { Page, Route } from '@playwright/test';

/** What the engine and the proxy say while answers are lost and looked for. */
export const ANSWERS_WHILE_LOST = {
  400: /\/task\//,
  404: /\/(?:task|filter)\//,
  504: /\/api\//,
};

/** The page looks more than once before it says that nothing was done. */
export const LOOKS = { timeout: 20_000 };

/** The connection ends, or a proxy answers in place of the engine. */
export type Loss = 'dropped' | 'proxy';

/** Lets the engine answer the calls to an address, and loses its answers; gives the number of calls that it has had. */
export async function loseAnswers(page: Page, address: string | RegExp, loss: Loss): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    calls += 1;
    await route.fetch();
    await lose(route, loss);
  });
  return () => calls;
}

/** Keeps the calls to an address from the engine. */
export async function loseCalls(page: Page, address: string | RegExp, loss: Loss): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : lose(route, loss),
  );
}

function lose(route: Route, loss: Loss): Promise<void> {
  if (loss === 'dropped') return route.abort('connectionreset');
  return route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' });
}

export const losses: readonly Loss[] = ['dropped', 'proxy'];
