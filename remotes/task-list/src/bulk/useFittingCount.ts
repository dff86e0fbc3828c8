import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export function useFittingCount(
  frame: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  most: number,
): number {
  // The width may have shrunk although the count is equal, so a new object forces the render.
  const [{ count }, setFitting] = useState({ count: most });

  useLayoutEffect(() => {
    if (count > 0 && row.current !== null && isBroken(row.current)) setFitting({ count: count - 1 });
  });

  useEffect(() => {
    if (frame.current === null) return;
    let width = frame.current.clientWidth;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.target.clientWidth ?? width;
      if (now !== width) setFitting({ count: most });
      width = now;
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, most]);

  return count;
}

function isBroken({ children }: HTMLElement): boolean {
  const first = children[0]?.getBoundingClientRect();
  const last = children[children.length - 1]?.getBoundingClientRect();
  return first !== undefined && last !== undefined && last.top >= first.bottom && first.bottom > first.top;
}
