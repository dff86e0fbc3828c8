import { useEffect, useState } from 'react';

export function useIsSeen(place: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || isSeen) return;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth > 0) setIsSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return isSeen;
}
