import type { Watcher } from './installWatcher.mjs';

declare global {
  interface Window {
    taskBench: Watcher;
  }
}
