import { pageTime } from '@taskweave/base/pageTime';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

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
