import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The current time, updated every minute while the page is visible: "5 min ago" stays correct without constant rendering. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(new Date());
    }, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
