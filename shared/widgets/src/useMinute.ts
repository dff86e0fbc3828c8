import { pageTime } from '@taskweave/base/pageTime';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The current time, by the server's clock where this computer's is wrong, updated every minute while the page is visible: "5 min ago" stays correct without constant rendering.
 * In a page that nobody sees no timer runs; it is up to date when the page comes back into view.
 */
export function useMinute(): Date {
  const [now, setNow] = useState(() => pageTime());
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let lastAt = Date.now();

    function update(): void {
      lastAt = Date.now();
      setNow(pageTime());
    }

    function handleVisibility(): void {
      clearInterval(timer);
      if (document.visibilityState !== 'visible') return;
      if (Date.now() - lastAt >= MINUTE) update();
      timer = setInterval(update, MINUTE);
    }

    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);
  return now;
}
