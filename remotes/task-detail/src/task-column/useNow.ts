import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present moment, new every minute, for texts such as "5 min ago". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
