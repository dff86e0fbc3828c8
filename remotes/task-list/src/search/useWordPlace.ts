import { useQuery, useQueryClient } from '@tanstack/react-query';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { BusinessKeys } from '@taskweave/engine-client/resources/instance/processInstance';
import { useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import type { WordPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { DEFAULT_ATTRIBUTE } from '@taskweave/widgets/search/criteria/searchAttributes';
import { useKnownFacts } from '@taskweave/widgets/search/criteria/useKnownFacts';
import { useWordNames } from '@taskweave/widgets/search/criteria/useWordNames';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ListQuery } from '../address/useListQuery';
import { wordPlaceIn } from '../address/useListQuery';
import { useAreRowsThere } from './tools/HitCount';

/** Nobody types on after that. */
const PAUSE = 300;

/** What the engine cannot compare by itself: names of people, of definitions and of tenants, and how keys are written. */
export function useWordPlace(list: ListQuery, readings: readonly Interpretation[]): void {
  const services = usePluginServices();
  const { storage } = services;
  const words = [...readings.map(({ criterion }) => criterion), ...list.search.criteria].flatMap((one) =>
    one?.type === DEFAULT_ATTRIBUTE ? [textOf(one.value)] : [],
  );
  const names = useWordNames(services.engine, words);
  const stage = useStage(list, words);
  const keys = useShownKeys(words);
  const facts = useKnownFacts(services);
  const place = JSON.stringify({ names, keys, facts, stage } satisfies WordPlace);
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

const STAGES = ['rows', 'facts', 'other-case'] as const;

function useStage(list: ListQuery, words: readonly string[]): WordPlace['stage'] {
  const queries = taskListQueries(useEngineClient());
  const { filterId, query } = list;
  const of = JSON.stringify([filterId, words]);
  const [reached, setReached] = useState({ of, index: 0 });
  const index = reached.of === of ? reached.index : 0;
  const areThere = useAreRowsThere(queries.pagesKey, query);
  const { data: hits } = useQuery({ ...queries.count(filterId ?? '', query ?? {}), enabled: false });
  const isOver = words.length === 0 || !areThere || index === 2 || (index === 1 && hits !== 0);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setReached({ of, index: index + 1 }), index === 0 ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [isOver, of, index]);
  return STAGES[index] ?? 'rows';
}
