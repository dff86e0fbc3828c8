import { useEffect, useRef } from 'react';

export function useDelayedCall(delay: number): (call: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return (call) => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(call, delay);
  };
}
