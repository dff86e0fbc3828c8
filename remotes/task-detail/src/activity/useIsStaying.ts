import { useEffect, useState } from 'react';

/** Milliseconds for which a task must be open: people who leaf through tasks ask for nothing. */
const PAUSE = 2500;

/** Whether the task has been open for a while. */
export function useIsStaying(): boolean {
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsStaying(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return isStaying;
}
