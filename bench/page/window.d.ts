import type { Watcher } from './installWatcher.mjs';

declare global {
  interface Window {
    taskBench: Watcher;
    /** Mutations that a minute at rest has seen. */
    benchChanges: number;
  }
}
