import { createListeners } from '@taskweave/base/createListeners';
import { useSyncExternalStore } from 'react';
import type { FoundDay } from './foundDay';

export interface DayReaderOptions {
  readonly locale: string;
  readonly now: Date;
}

/** Finds a day; `rest` is the time behind it. */
export type DayReader = (typed: string, options: DayReaderOptions) => FoundDay | null;

let load: (() => Promise<DayReader>) | null = null;
let reader: DayReader | null = null;
const { call: tellReaders, subscribe } = createListeners();

/** The page brings the reader of its search, so that dates have one grammar. */
export function offerDayReader(loading: () => Promise<DayReader>): void {
  load = loading;
  reader = null;
}

/** Without it, fields read less. */
export async function loadDayReader(): Promise<void> {
  if (reader !== null) return;
  reader = (await load?.().catch(() => null)) ?? null;
  if (reader !== null) tellReaders();
}

/** Whether it has come. */
export function useIsDayReaderThere(): boolean {
  return useSyncExternalStore(subscribe, () => reader !== null);
}

export function readByWords(typed: string, options: DayReaderOptions): FoundDay | null {
  if (reader === null) void loadDayReader();
  return reader?.(typed, options) ?? null;
}
