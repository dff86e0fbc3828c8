import { useQuery, useQueryClient } from '@tanstack/react-query';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import type { BusinessKeys } from '@taskweave/engine-client/resources/instance/processInstance';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import type { WordPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { DEFAULT_ATTRIBUTE } from '@taskweave/widgets/search/criteria/searchAttributes';
import { useKnownFacts } from '@taskweave/widgets/search/criteria/useKnownFacts';
import { useWordNames } from '@taskweave/widgets/search/criteria/useWordNames';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ListQuery } from '../address/useListQuery';
import { wordPlaceIn } from '../address/useListQuery';
import { useAreRowsThere } from './tools/HitCount';
import { useDatedFacts } from './useDatedFacts';

/** Nobody types on after that. */
const PAUSE = 300;

/** What the engine cannot compare by itself: names of people, of definitions and of tenants, and how keys are written. */
export function useWordPlace(list: ListQuery, readings: readonly Interpretation[]): void {
  const services = usePluginServices();
  const { storage } = services;
  const criteria = [...readings.flatMap(({ criterion }) => criterion ?? []), ...list.search.criteria];
  const words = criteria.flatMap((one) => (one.type === DEFAULT_ATTRIBUTE ? [textOf(one.value)] : []));
  const meant = list.search.criteria.flatMap(meantWord);
  const dates = criteria.flatMap((one) => (one.type === 'anyDate' ? [textOf(one.value)] : []));
  // While somebody types, the words are in the field and in the address.
  const asked = [...new Set([...words, ...dates, ...meant])];
  const strangers = useShownStrangers(asked);
  const named = useWordNames(services.engine, [...meant, ...words]);
  const names = { ...named, user: [...(named.user ?? []), ...strangers] };
  const stage = useStage(list, asked);
  const keys = useShownKeys(asked);
  const facts = useKnownFacts(services, asked);
  const dated = useDatedFacts({
    engine: services.engine,
    criteria,
    facts,
    place: list.place,
    isNeeded: stage === 'facts' || stage === 'other-case',
  });
  const place = JSON.stringify({ names, keys, facts, dated, stage } satisfies WordPlace);
  useLayoutEffect(() => {
    const store = wordPlaceIn(storage);
    if (JSON.stringify(store.getState()) !== place) store.setState(JSON.parse(place));
  }, [storage, place]);
}

/** Reads the keys of the rows that stood there before the search: the keys of its hits would change what it asks for. */
function useShownKeys(words: readonly string[]): readonly string[] {
  const client = useEngineClient();
  const queries = useQueryClient();
  const of = JSON.stringify(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has the keys of its beginning
  return useMemo(() => {
    const { processes, cases } = businessKeyQueries(client);
    const found = [processes([]), cases([])].flatMap(({ queryKey }) =>
      queries.getQueriesData<BusinessKeys>({ queryKey: queryKey.slice(0, -1) }),
    );
    const keys = found.flatMap(([, answer]) => Object.values(answer ?? {})).filter((key) => key !== null);
    return [...new Set(keys)].sort();
  }, [client, queries, of]);
}

/** "Overdue" may be the name of a process, too, and "€ 500" a text. */
function meantWord({ type, words = '' }: SearchCriterion): readonly string[] {
  const isOfMe = type === 'mine' || type === 'notMine';
  return words === '' || isOfMe || (/\s/.test(words) && type !== 'amounts') ? [] : [words];
}

/** Tasks may be assigned to people whom the engine does not know, and it compares what they are called with regard to case. */
function useShownStrangers(words: readonly string[]): readonly Choice[] {
  const client = useEngineClient();
  const queries = useQueryClient();
  const of = JSON.stringify(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each search, because the people of its hits would change what it asks for
  return useMemo(() => {
    const pages = queries.getQueriesData<readonly Task[]>({ queryKey: taskListQueries(client).pagesKey });
    const ids = pages.flatMap(([, tasks]) => (tasks ?? []).flatMap(({ assignee }) => assignee ?? []));
    return [...new Set(ids)].sort().map((id) => ({ id, name: id }));
  }, [client, queries, of]);
}

const STAGES = ['names', 'rows', 'facts', 'other-case'] as const;
const ROWS = STAGES.indexOf('rows');
const FACTS = STAGES.indexOf('facts');
const LAST = STAGES.length - 1;

function useStage(list: ListQuery, words: readonly string[]): WordPlace['stage'] {
  const queries = taskListQueries(useEngineClient());
  const { filterId, query, search } = list;
  const of = JSON.stringify([filterId, words]);
  const [reached, setReached] = useState({ of, index: 0 });
  // A letter asks for rows once.
  const start = search.criteria.some(({ typed }) => typed !== undefined) ? ROWS : 0;
  if (start > 0 && reached.of !== of) setReached({ of, index: start });
  const index = reached.of === of ? reached.index : start;
  const areThere = useAreRowsThere(queries.pagesKey, query);
  const { data: hits } = useQuery({ ...queries.count(filterId ?? '', query ?? {}), enabled: false });
  const isEmpty = hits === 0;
  const isOver = words.length === 0 || !areThere || index === LAST || (index === FACTS && !isEmpty);
  // Names without hits are followed by keys at once, so that the list does not stand empty.
  useEffect(() => {
    if (isOver) return;
    const isPaused = index < FACTS && !(isEmpty && index === 0);
    const next = isPaused ? FACTS : index + 1;
    const timer = setTimeout(() => setReached({ of, index: next }), isPaused ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [isOver, isEmpty, of, index]);
  return STAGES[index] ?? 'names';
}
