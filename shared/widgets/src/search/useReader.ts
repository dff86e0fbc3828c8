import { pageTime } from '@taskweave/base/pageTime';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { useState } from 'react';
import { useChoices } from '../look-up-field/useChoices';
import { type Completion, completeSearch } from './completeSearch';
import type { Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
import { readSearch } from './readSearch';
import { writeSearch } from './writeSearch';

export interface ReaderOptions extends Omit<SearchKnowledge, 'people' | 'processes' | 'now'> {
  readonly engine: EngineClient;
  readonly text: string;
}

export interface SearchReader {
  readonly known: SearchKnowledge;
  readonly read: (text: string) => readonly Interpretation[];
  readonly complete: (text: string) => readonly Completion[];
  readonly write: (criterion: ReadCriterion) => string | null;
}

/** Requests people and processes only once the text mentions them. */
export function useReader({ engine, text, ...options }: ReaderOptions): SearchReader {
  const [now] = useState(pageTime);
  const bare: SearchKnowledge = { ...options, people: [], processes: [], now };
  const kinds = readSearch(text, bare).map(({ kind }) => kind);
  const [, mentioned = ''] = /@"?([^"@]*)$/.exec(text) ?? [];
  const { choices: people } = useChoices({
    engine,
    kind: text.includes('@') || kinds.includes('person') ? 'user' : null,
    text: mentioned,
    isInUse: true,
  });
  const { choices: processes } = useChoices({
    engine,
    kind: kinds.includes('process') ? 'process' : null,
    text: '',
    isInUse: true,
  });
  const known = { ...bare, people, processes };
  return {
    known,
    read: (typed) => readSearch(typed, known),
    complete: (typed) => completeSearch(typed, known),
    write: (criterion) => writeSearch(criterion, known),
  };
}
