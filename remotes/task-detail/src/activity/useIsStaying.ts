import { useEffect, useState } from 'react';

const PAUSE = 2500;

export function useIsStaying(): boolean {
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsStaying(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return isStaying;
}
