import type { PointItem, Suggestions } from '@taskweave/plugin-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface SearchSourceProps {
  readonly source: PointItem<'shell.command'>;
  readonly text: string;
  readonly onFound: (suggestions: Suggestions) => void;
}

/** Milliseconds after the last letter until a search is asked. */
const PAUSE = 150;

const nothing = () => undefined;

/** One search of a plugin while the palette is open. What it draws is not shown: it only offers. */
export function SearchSource({ source, text, onFound }: SearchSourceProps) {
  const settled = useSettled(text);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  // The same function for the life of the palette: plugins offer from an effect that depends on it.
  const offer = useCallback((suggestions: Suggestions) => latest.current(suggestions), []);
  return <div hidden>{source.render({ text: settled, offer, args: undefined, close: nothing })}</div>;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
