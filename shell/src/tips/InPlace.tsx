import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface InPlaceProps {
  readonly place: Element;
  readonly children: ReactNode;
}

/** A portal would listen to every event at each of its places. */
export function InPlace({ place, children }: InPlaceProps) {
  const drawn = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = drawn;
    if (current === null) return;
    place.append(current);
    return () => current.remove();
  }, [place]);
  // React removes the outer element, whose parent it knows.
  return (
    <span hidden>
      <span ref={drawn}>{children}</span>
    </span>
  );
}
