import type { Page, Route } from '@playwright/test';

export const ANSWERS_WHILE_LOST = {
  400: /\/task\//,
  404: /\/(?:task|filter)\//,
  504: /\/api\//,
};

/** The page checks several times before it says that nothing was done. */
export const LOOKS = { timeout: 20_000 };

export type Loss = 'dropped' | 'proxy';

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
