import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * How many parts of a row stand in one line beside what takes the others: fewer, one after the other, before anything is
 * painted, and all of them again where the room becomes another.
 *
 * @param frame whose width counts
 * @param row whose children break into lines
 */
export function useFittingCount(
  frame: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  most: number,
): number {
  // A new object draws again, also where the number is the same: the room may be less.
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
