import { pageTime } from '@taskweave/base/pageTime';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { useState } from 'react';
import { useChoices } from '../look-up-field/useChoices';
import { type Completion, completeSearch, type OpenValue, openValue } from './completeSearch';
import type { Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
import { readSearch } from './readSearch';
import { phraseBook } from './words/searchWords';
import { spellCriterion } from './writeSearch';

export interface ReaderOptions extends Omit<SearchKnowledge, 'people' | 'processes' | 'others' | 'now'> {
  readonly engine: EngineClient;
  readonly text: string;
}

export interface SearchReader {
  readonly known: SearchKnowledge;
  readonly isSearching: boolean;
  readonly read: (text: string) => readonly Interpretation[];
  readonly complete: (text: string) => readonly Completion[];
  readonly open: (text: string) => OpenValue | null;
  readonly write: (criterion: ReadCriterion) => string;
}

/** Requests people, processes and others only once the text mentions them. */
export function useReader({ engine, text, ...options }: ReaderOptions): SearchReader {
  const [now] = useState(pageTime);
  const bare: SearchKnowledge = { ...options, people: [], processes: [], now };
  const kinds = readSearch(text, bare).map(({ kind }) => kind);
  const open = openValue(text, bare);
  const wanted = open?.lookUp ?? null;
  const typed = open?.typed.split(',').at(-1)?.trim() ?? '';
  const denied = deniedWord(text, options.language);
  const [, mentioned = denied ?? ''] = /@"?([^"@]*)$/.exec(text) ?? [];
  const isMentioned = text.includes('@') || kinds.includes('person') || denied !== null;
  const { choices: people, isSearching } = useChoices({
    engine,
    kind: isMentioned || wanted === 'user' ? 'user' : null,
    text: wanted === 'user' ? typed : mentioned,
    isInUse: true,
  });
  const { choices: processes } = useChoices({
    engine,
    kind: kinds.includes('process') || wanted === 'process' ? 'process' : null,
    text: '',
    isInUse: true,
  });
  const other = wanted === 'user' || wanted === 'process' ? null : wanted;
  const { choices: others, isSearching: isSearchingOthers } = useChoices({
    engine,
    kind: other,
    text: typed,
    isInUse: true,
  });
  const known = { ...bare, people, processes, ...(other !== null && { others: { [other]: others } }) };
  return {
    known,
    isSearching: isSearching || isSearchingOthers,
    read: (words) => readSearch(words, known),
    complete: (words) => completeSearch(words, known),
    open: (words) => openValue(words, known),
    write: (criterion) => spellCriterion(criterion, known),
  };
}

/** "Not john" is about a person, if there is one of that name. */
function deniedWord(text: string, language: string): string | null {
  const words = text.trim().split(/\s+/);
  const denials = phraseBook(language).negations.map((phrase) => phrase.text);
  const at = words.findIndex((word) => denials.includes(word.toLowerCase()));
  return at < 0 ? null : (words[at + 1] ?? null);
}
