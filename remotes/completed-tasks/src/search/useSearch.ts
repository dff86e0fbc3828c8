import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useUser } from '@taskweave/plugin-sdk';
import type { Interpretation, SearchKnowledge } from '@taskweave/plugin-sdk/search';
import { useEffect, useMemo, useState } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import { type HistorySearch, historySearch } from './historySearch';
import { useReadings } from './useReadings';

/** ms after the last key. */
const SETTLED = 250;

export interface Search {
  readonly readings: readonly Interpretation[];
  readonly known: SearchKnowledge;
  readonly asked: HistorySearch;
  readonly isEmpty: boolean;
}

export function useSearch(text: string): Search {
  const { locale } = useTexts(COMPLETED_TEXTS);
  const { id: userId } = useUser();
  const { known, read } = useReadings(text);
  const settled = useSettled(text);
  const readings = JSON.stringify(read(settled));
  const { now } = known;
  const asked = useMemo(
    () => historySearch(JSON.parse(readings) as readonly Interpretation[], { userId, locale, now }),
    [readings, userId, locale, now],
  );
  return { readings: read(text), known, asked, isEmpty: settled === '' };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
