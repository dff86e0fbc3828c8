import { useEffect, useRef } from 'react';

/** A function that makes the last of the calls it was given once none has followed for `delay` milliseconds. */
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
