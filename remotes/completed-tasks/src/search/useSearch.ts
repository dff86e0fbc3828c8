import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import type { Interpretation, SearchKnowledge } from '@taskweave/widgets/search/Interpretation';
import { useReader } from '@taskweave/widgets/search/useReader';
import { useEffect, useMemo, useState } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import { type HistorySearch, historySearch } from './historySearch';

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
  const engine = useEngineClient();
  const { data: filters } = useQuery(filterQueries(engine).all());
  const variables = (filters ?? []).flatMap(({ properties }) => properties.variables);
  const { known, read } = useReader({ engine, text, language: locale, variables, ofCompleted: true });
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
