import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';

const INTERVAL = 10_000;
/** After failures the pauses double, up to this. */
const LONGEST = 5 * 60_000;

/**
 * Calls `refresh` every ten seconds, and at once when the page comes back into view after more than that. A page that
 * nobody sees asks for nothing.
 *
 * @param isEnabled whether it goes by itself; coming back into view refreshes in any case
 */
export function useAutoRefresh(refresh: (signal: AbortSignal) => Promise<void>, isEnabled: boolean): void {
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | null = null;
    let pause = INTERVAL;
    let lastAt = Date.now();

    function plan(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (isEnabled && document.visibilityState === 'visible') timer = setTimeout(run, pause);
    }

    function run(): void {
      // Without a network, and while nobody is signed in, the answer is known.
      if (!onlineManager.isOnline()) {
        plan();
        return;
      }
      lastAt = Date.now();
      refresh(controller.signal).then(
        () => {
          pause = INTERVAL;
          plan();
        },
        () => {
          if (controller.signal.aborted) return;
          pause = Math.min(pause * 2, LONGEST);
          plan();
        },
      );
    }

    function handleVisibility(): void {
      if (document.visibilityState === 'visible' && Date.now() - lastAt >= INTERVAL) run();
      else plan();
    }

    plan();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      controller.abort();
      if (timer !== null) clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [refresh, isEnabled]);
}
