/** What is measured, in milliseconds; `CLS` is the share of the screen that moved by itself. */
export type VitalName = 'LCP' | 'INP' | 'CLS' | 'FIRST_LIST' | 'FIRST_FORM';

export interface Vital {
  readonly name: VitalName;
  readonly value: number;
}

export interface VitalsEdges {
  readonly page: Document;
  /** A task was named in the address: only then does its form belong to how the page began. */
  readonly hasTask: boolean;
}

const ROW = '[data-row]';
const FIELD = '[data-plugin="taskweave-forms"] :is(input, select, textarea)';
/** The longest of so many presses is left out: one slow among many is not how the page feels. */
const PRESSES_PER_OUTLIER = 50;

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface PressEntry extends PerformanceEntry {
  readonly interactionId?: number;
}

/**
 * Measures what the browser knows of how the page came up and answers, until it is read. What a browser cannot measure, or what
 * has not happened, is left out.
 */
export function measureVitals({ page, hasTask }: VitalsEdges): () => Vital[] {
  const found = new Map<VitalName, number>();
  const shifts = createShifts();
  const presses = new Map<number, number>();

  const stops = [
    watch('largest-contentful-paint', ({ startTime }) => found.set('LCP', startTime)),
    watch('layout-shift', (entry) => shifts.add(entry as ShiftEntry)),
    watch('event', notePress),
  ];

  const firsts = new Map<VitalName, string>([
    ['FIRST_LIST', ROW],
    ...(hasTask ? ([['FIRST_FORM', FIELD]] as const) : []),
  ]);
  const observer = new MutationObserver(lookForFirsts);
  observer.observe(page, { childList: true, subtree: true });
  lookForFirsts();

  function lookForFirsts(): void {
    for (const [name, selector] of firsts) {
      if (page.querySelector(selector) === null) continue;
      found.set(name, performance.now());
      firsts.delete(name);
    }
    if (firsts.size === 0) observer.disconnect();
  }

  function notePress({ interactionId = 0, duration }: PressEntry): void {
    if (interactionId !== 0) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration));
  }

  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
    const press = [...presses.values()].sort((one, other) => other - one)[
      Math.floor(presses.size / PRESSES_PER_OUTLIER)
    ];
    if (press !== undefined) found.set('INP', press);
    if (shifts.isKnown) found.set('CLS', shifts.worst);
    return [...found].map(([name, value]) => ({
      name,
      value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
    }));
  };
}

/** The worst burst of movements: within five seconds, none later than a second after the one before. */
function createShifts() {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  return {
    isKnown: PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
    add({ value, hadRecentInput, startTime }: ShiftEntry): void {
      if (hadRecentInput) return;
      const isSame = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
      sum = isSame ? sum + value : value;
      if (!isSame) first = startTime;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    get worst() {
      return worst;
    },
  };
}

/** @returns ends it, with what the browser has not delivered yet */
function watch(type: string, take: (entry: PressEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return () => {
    observer.takeRecords().forEach(take);
    observer.disconnect();
  };
}
