import { useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { type Interpretation, readSearch, type SearchKnowledge } from '@taskweave/plugin-sdk/search';
import { useChoices } from '@taskweave/widgets/useChoices';
import { useState } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';

export interface Readings {
  readonly known: SearchKnowledge;
  readonly read: (text: string) => readonly Interpretation[];
}

/** People and processes are requested only once the text mentions them. */
export function useReadings(text: string): Readings {
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
