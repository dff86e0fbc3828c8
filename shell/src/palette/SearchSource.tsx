import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { PointItem, Suggestion, Suggestions } from '@taskweave/plugin-sdk';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FaultViewContext } from '../plugins/host/ContributionView';
import { withTexts } from '../plugins/isolation/plainRequest';
import type { Found } from './paletteGroups';
import { PALETTE_TEXTS } from './texts/paletteTexts';

export interface SearchSourceProps {
  readonly source: PointItem<'shell.command'>;
  readonly text: string;
  readonly onFound: (found: Found) => void;
}

const PAUSE = 150;
const PATIENCE = 8000;

const nothing = () => undefined;

export function SearchSource({ source, text, onFound }: SearchSourceProps) {
  const { t } = useTexts(PALETTE_TEXTS);
  const settled = useSettled(text);
  const reported = useRef<Found>(null);
  const tell = (suggestions: Suggestions) => {
    reported.current = { ...suggestions, text: settled };
    onFound(reported.current);
  };
  const latest = useRef(tell);
  useLayoutEffect(() => {
    latest.current = tell;
  });
  const isAwaited = useRef(true);
  const isSecondTry = useRef(false);
  const offer = useCallback((suggestions: Suggestions) => {
    isAwaited.current = suggestions.isSearching === true;
    latest.current(drawable(suggestions));
  }, []);

  const tellAgain = useEffectEvent(() => {
    if (reported.current !== null && reported.current.text !== settled) tell(reported.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that finds the same for another text offers nothing new.
  useEffect(() => tellAgain(), [settled]);

  function fail(error: string): void {
    isAwaited.current = false;
    tell({ items: [], error });
  }

  const giveUp = useEffectEvent(() => {
    if (isAwaited.current) fail(t('palette.source.late'));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text restarts the wait.
  useEffect(() => {
    const timer = setTimeout(giveUp, PATIENCE);
    return () => clearTimeout(timer);
  }, [settled]);

  function handleFault(retry: () => void): void {
    if (isSecondTry.current) fail(t('palette.source.failed'));
    else {
      isSecondTry.current = true;
      retry();
    }
  }

  return (
    <div hidden>
      <FaultViewContext value={(retry) => <Fault retry={retry} onFault={handleFault} />}>
        {source.render({ text: settled, offer, args: undefined, close: nothing })}
      </FaultViewContext>
    </div>
  );
}

/** Anything but text from an untyped plugin would crash the page, which draws the suggestions. */
function drawable({ items, total, all, ...others }: Suggestions): Suggestions {
  const found: readonly unknown[] = Array.isArray(items) ? items : [];
  return {
    ...withTexts(others, ['error', 'reading']),
    items: found.filter(isSuggestion).map(plain),
    ...(Number.isSafeInteger(total) && { total }),
    ...(isSuggestion(all) && { all: plain(all) }),
  };
}

function plain(one: Suggestion): Suggestion {
  return withTexts(one, ['id', 'label', 'detail']);
}

function isSuggestion(one: unknown): one is Suggestion {
  return typeof one === 'object' && one !== null;
}

interface FaultProps {
  readonly retry: () => void;
  readonly onFault: (retry: () => void) => void;
}

function Fault({ retry, onFault }: FaultProps) {
  const tell = useEffectEvent(() => onFault(retry));
  useEffect(() => tell(), []);
  return null;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
