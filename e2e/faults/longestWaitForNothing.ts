import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly data?: { readonly requestId?: string } };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const BEGAN = 'opening-began';
const SHOWN = 'opening-shown';
const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const SHORTEST_WORK = 1_000;

/** `shown` must not match before the press. */
export async function longestWaitForNothing(
  page: Page,
  { press, shown }: { readonly press: () => Promise<void>; readonly shown: string },
): Promise<number> {
  await page.evaluate(markOpening, { shown, BEGAN, SHOWN });
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await press();
    await page.locator(shown).first().waitFor();
  } finally {
    trace = await browser.stopTracing();
  }
  return longestGap(JSON.parse(trace.toString()).traceEvents as TraceEvent[]);
}

function markOpening({ shown, BEGAN, SHOWN }: { shown: string; BEGAN: string; SHOWN: string }): void {
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) performance.mark(BEGAN);
    hasBegun = true;
  };
  addEventListener('click', begin, { capture: true, once: true });
  addEventListener('keydown', begin, { capture: true, once: true });
  const watch = new MutationObserver(() => {
    if (!hasBegun || document.querySelector(shown) === null) return;
    performance.mark(SHOWN);
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

function longestGap(events: readonly TraceEvent[]): number {
  const began = events.find(({ name }) => name === BEGAN);
  const shown = events.find(({ name }) => name === SHOWN);
  if (began === undefined || shown === undefined) throw new Error('The opening left no marks in the trace.');
  const busy = [...tasksOf(events, began), ...requestsOf(events, shown.ts)]
    .filter(({ from, to }) => to > began.ts && from < shown.ts)
    .sort((one, other) => one.from - other.from);
  let free = began.ts;
  let longest = 0;
  for (const { from, to } of [...busy, { from: shown.ts, to: shown.ts }]) {
    longest = Math.max(longest, from - free);
    free = Math.max(free, to);
  }
  return longest / 1000;
}

function tasksOf(events: readonly TraceEvent[], { pid, tid }: TraceEvent): readonly Stretch[] {
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask')
    .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur }))
    .filter(({ from, to }) => to - from >= SHORTEST_WORK);
}

function requestsOf(events: readonly TraceEvent[], end: number): readonly Stretch[] {
  const ends = new Map(
    events
      .filter(({ name }) => name === 'ResourceFinish')
      .map(({ ts, args }) => [args.data?.requestId, ts] as const),
  );
  return events
    .filter(({ name }) => name === 'ResourceSendRequest')
    .map(({ ts, args }) => ({ from: ts, to: ends.get(args.data?.requestId) ?? end }));
}
