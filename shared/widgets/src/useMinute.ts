import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present, anew every minute while the page is seen: "5 min ago" stays true without drawing all the time. */
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
