import type { FoundDay } from './foundDay';

export interface DayReaderOptions {
  readonly locale: string;
  readonly now: Date;
}

/** Finds a day; `rest` is the time behind it. */
export type DayReader = (typed: string, options: DayReaderOptions) => FoundDay | null;

let load: (() => Promise<DayReader>) | null = null;
let reader: DayReader | null = null;

/** The page brings the reader of its search, so that dates have one grammar. */
export function offerDayReader(loading: () => Promise<DayReader>): void {
  load = loading;
  reader = null;
}

/** Without it, fields read less. Says whether it has just come. */
export async function loadDayReader(): Promise<boolean> {
  if (reader !== null) return false;
  reader = (await load?.().catch(() => null)) ?? null;
  return reader !== null;
}

export function readByWords(typed: string, options: DayReaderOptions): FoundDay | null {
  if (reader === null) void loadDayReader();
  return reader?.(typed, options) ?? null;
}
