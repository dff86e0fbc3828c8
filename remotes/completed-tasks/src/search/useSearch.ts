import { useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { type Interpretation, readSearch, type SearchKnowledge } from '@taskweave/plugin-sdk/search';
import { useChoices } from '@taskweave/widgets/useChoices';
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

interface Readings {
  readonly known: SearchKnowledge;
  readonly read: (text: string) => readonly Interpretation[];
}

/** People and processes are requested only once the text mentions them. */
function useReadings(text: string): Readings {
  const engine = useEngineClient();
  const { locale } = useTexts(COMPLETED_TEXTS);
  const [now] = useState(pageTime);
  const { data: filters } = useQuery(filterQueries(engine).all());
  const variables = (filters ?? []).flatMap(({ properties }) => properties.variables);
  const bare = { language: locale, variables, people: [], processes: [], now, ofCompleted: true };
  const kinds = readSearch(text, bare).map(({ kind }) => kind);
  const [, mentioned] = /@"?([^"@]*)$/.exec(text) ?? [];
  const namesPeople = mentioned !== undefined || kinds.includes('person');
  const { choices: people } = useChoices({
    engine,
    kind: namesPeople ? 'user' : null,
    text: mentioned ?? '',
    isInUse: true,
  });
  const { choices: processes } = useChoices({
    engine,
    kind: kinds.includes('process') ? 'process' : null,
    text: '',
    isInUse: true,
  });
  const known = { ...bare, people, processes };
  return { known, read: (typed) => readSearch(typed, known) };
}
