import { pageTime } from '@taskweave/base/pageTime';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import { useMemo, useState } from 'react';
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
  const bare = useSame<SearchKnowledge>({ ...options, people: [], processes: [], now });
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
  const mayBeGroups = readings.some(mayBeGroup);
  const groups = useChoices(
    of('group', names.length > 0 || mayBeGroups, mentioned || (readings.find(mayBeGroup)?.text ?? '')),
  );
  const isExcluding = readings.some(({ criterion }) => criterion?.operator === 'NotLike');
  const { choices: processes, isSearching: isSearchingProcesses } = useChoices(
    of('process', kinds.includes('process') || isExcluding || wanted === 'process', ''),
  );
  const listed = wanted === 'user' || wanted === 'process' ? null : wanted;
  const { choices: things, isSearching: isSearchingThings } = useChoices(
    of(listed ?? 'group', listed !== null, typed),
  );
  const people = [...last.choices, ...others.choices];
  const known = useSame<SearchKnowledge>({
    ...bare,
    people: people.filter(({ id }, index) => people.findIndex((other) => other.id === id) === index),
    processes,
    others: { group: groups.choices, ...(listed !== null && { [listed]: things }) },
  });
  const isNaming =
    (names.length > 0 && [last, others].some(({ isSearching }) => isSearching)) ||
    ((names.length > 0 || mayBeGroups) && groups.isSearching) ||
    (isExcluding && isSearchingProcesses);
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

/** A text is read once for each knowledge. */
function useSame<Value>(value: Value): Value {
  const content = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal content is the same
  return useMemo(() => value, [content]);
}

/** "Tasks of accounting", "group accounting", "accounting tasks" */
function mayBeGroup(
  { kind, text, criterion }: Interpretation,
  at: number,
  readings: readonly Interpretation[],
): boolean {
  if (kind === 'group') return true;
  if (kind === 'words') return [at - 1, at + 1].some((one) => readings[one]?.kind === 'filler');
  return criterion?.type === 'assignee' && criterion.operator === 'Like' && !text.includes('@');
}
