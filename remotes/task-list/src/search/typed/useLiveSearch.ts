import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Search, SearchCriterion } from '../../address/Search';
import { settledCriteria, typedText } from './liveCriteria';

const SETTLED = 150;

export interface LiveSearchOptions {
  readonly search: Search;
  readonly isKnown: boolean;
  readonly live: readonly SearchCriterion[] | null;
  readonly setText: (text: string) => void;
  readonly change: (search: Search, options: { readonly replace: boolean }) => void;
}

/** The text lives in the URL, so that reloads and the back button keep it. */
export function useLiveSearch({ search, isKnown, live, setText, change }: LiveSearchOptions): void {
  const sent = useRef('');
  const inAddress = typedText(search);
  const wanted = live === null ? null : JSON.stringify(live);
  const follow = useEffectEvent(() => {
    if (!isKnown || inAddress === sent.current) return;
    sent.current = inAddress;
    setText(inAddress);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed meanwhile is not taken back
  useLayoutEffect(() => follow(), [inAddress, isKnown]);

  const send = useEffectEvent(() => {
    if (!isKnown || wanted === null) return;
    const settled = settledCriteria(search);
    const before = search.criteria.slice(settled.length);
    if (wanted === JSON.stringify(before)) return;
    const next = { ...search, criteria: [...settled, ...(live ?? [])] };
    sent.current = typedText(next);
    change(next, { replace: before.length > 0 });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text waits for itself
  useEffect(() => {
    const timer = setTimeout(() => send(), SETTLED);
    return () => clearTimeout(timer);
  }, [wanted, isKnown]);
}
