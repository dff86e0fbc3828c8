import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { accountQueries } from '@taskweave/engine-client/queries/identity/accountQueries';
import { queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import { countMatching } from '@taskweave/engine-client/resources/task/matchingTasks';
import { atNow } from '@taskweave/engine-client/snoozed/atNow';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';
import type { FilterDraft } from '../draft/filterDraft';
import { checkCriteria } from '../query/checkCriteria';
import type { CriterionDraft } from '../query/criterionDraft';
import { writeFilterQuery } from '../query/filterQuery';
import { asksForGroups, plainQuery } from './plainQuery';

const PAUSE = 300;
const NOTHING = 'null';

/** Null while nobody knows, and where only the engine can evaluate the filter. */
export function useMatching(draft: FilterDraft, typed: readonly CriterionDraft[]): number | null {
  const engine = useEngineClient();
  const { id: userId } = useUser();
  const [now] = useState(pageTime);
  const criteria = [...draft.criteria.map(({ value }) => value), ...typed];
  const isWhole = checkCriteria(criteria, draft.query).every((fault) => fault === null);
  const names = draft.variables.map(({ value }) => value.name.trim()).filter((name) => name !== '');
  const query = isWhole ? writeFilterQuery({ ...draft.query, criteria }, names) : {};
  const groups = useQuery({ ...accountQueries(engine, userId).groups(), enabled: asksForGroups(query) });
  const isKnown = isWhole && (!asksForGroups(query) || groups.data !== undefined);
  const plain = isKnown
    ? plainQuery(query, { userId, groups: groups.data?.map(({ id }) => id) ?? [], now })
    : null;
  const asked = useSettled(JSON.stringify(plain && draft.hideSnoozed ? withoutSnoozed(plain) : plain));
  const { data, isError } = useQuery({
    queryKey: queryKey(engine, 'task', 'draft', asked),
    queryFn: ({ signal }) =>
      countMatching(engine, { body: { ...atNow(JSON.parse(asked)), active: true } }, signal),
    enabled: asked !== NOTHING,
    placeholderData: keepPreviousData,
    staleTime: STALE.taskCount,
    retry: false,
  });
  return plain === null || isError ? null : (data ?? null);
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
