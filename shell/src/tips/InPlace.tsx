import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface InPlaceProps {
  /** Another part draws it, within the same root, and leaves it empty. */
  readonly place: Element;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Draws into an element of another part, as a portal does. A portal listens to every event there is at each of its places, for
 * which the root listens already.
 */
export function InPlace({ place, className, children }: InPlaceProps) {
  const drawn = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = drawn;
    if (current === null) return;
    place.append(current);
    return () => current.remove();
  }, [place]);
  // React removes the outer element, whose place in the page it knows.
  return (
    <span hidden>
      <span ref={drawn} className={className}>
        {children}
      </span>
    </span>
  );
}
