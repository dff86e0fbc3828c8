import { pageTime } from '@taskweave/base/pageTime';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import { useState } from 'react';
import { useChoices } from '../look-up-field/useChoices';
import { type Completion, completeSearch, type OpenValue, openValue } from './completeSearch';
import type { Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
import { namesTyped, readSearch } from './readSearch';
import { spellCriterion } from './writeSearch';

export interface ReaderOptions extends Omit<SearchKnowledge, 'people' | 'processes' | 'others' | 'now'> {
  readonly engine: EngineClient;
  readonly text: string;
}

export interface SearchReader {
  readonly known: SearchKnowledge;
  readonly isSearching: boolean;
  /** Whether the text may name people who are not known yet. */
  readonly isNaming: boolean;
  readonly read: (text: string) => readonly Interpretation[];
  readonly complete: (text: string) => readonly Completion[];
  readonly open: (text: string) => OpenValue | null;
  readonly write: (criterion: ReadCriterion) => string;
}

/** Requests people, processes and others only once the text mentions them. */
export function useReader({ engine, text, ...options }: ReaderOptions): SearchReader {
  const [now] = useState(pageTime);
  const bare: SearchKnowledge = { ...options, people: [], processes: [], now };
  const readings = readSearch(text, bare);
  const kinds = readings.map(({ kind }) => kind);
  const open = openValue(text, bare);
  const wanted = open?.lookUp ?? null;
  const typed = open?.typed.split(',').at(-1)?.trim() ?? '';
  const names = namesTyped(text, bare);
  const [, mentioned = names.at(-1) ?? ''] = /@"?([^"@]*)$/.exec(text) ?? [];
  const isMentioned = text.includes('@') || kinds.includes('person') || names.length > 0;
  const [first = mentioned] = names;
  const of = (kind: LookUpKind, isNeeded: boolean, wantedText: string) => ({
    engine,
    kind: isNeeded ? kind : null,
    text: wantedText,
    isInUse: true,
  });
  const last = useChoices(
    of('user', isMentioned || wanted === 'user', wanted === 'user' ? typed : mentioned),
  );
  const others = useChoices(of('user', names.length > 1, first));
  const groups = useChoices(of('group', names.length > 0 || readings.some(mayBeGroup), mentioned));
  const { choices: processes } = useChoices(
    of('process', kinds.includes('process') || wanted === 'process', ''),
  );
  const listed = wanted === 'user' || wanted === 'process' ? null : wanted;
  const { choices: things, isSearching: isSearchingThings } = useChoices(
    of(listed ?? 'group', listed !== null, typed),
  );
  const people = [...last.choices, ...others.choices];
  const known = {
    ...bare,
    people: people.filter(({ id }, index) => people.findIndex((other) => other.id === id) === index),
    processes,
    others: { group: groups.choices, ...(listed !== null && { [listed]: things }) },
  };
  const isNaming = names.length > 0 && [last, others, groups].some(({ isSearching }) => isSearching);
  return {
    known,
    isSearching: last.isSearching || isSearchingThings,
    isNaming,
    read: (words) => readSearch(words, known),
    complete: (words) => completeSearch(words, known),
    open: (words) => openValue(words, known),
    write: (criterion) => spellCriterion(criterion, known),
  };
}

/** "Tasks of accounting" */
function mayBeGroup({ text, criterion }: Interpretation): boolean {
  return criterion?.type === 'assignee' && criterion.operator === 'Like' && !text.includes('@');
}
