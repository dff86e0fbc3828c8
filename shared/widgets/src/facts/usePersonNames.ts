import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userIn, userName } from '@taskweave/engine-client/resources/identity/user';
import type { UserSummary } from '@taskweave/engine-client/Task';
import { keptAnswers } from '../keptAnswers';

export interface PersonNamesOptions {
  readonly engine: EngineClient;
  readonly me: { readonly id: string; readonly name: string };
  readonly ids: readonly string[];
  readonly isAsked?: boolean;
}

export function usePersonNames({
  engine,
  me,
  ids,
  isAsked = true,
}: PersonNamesOptions): (id: string) => string | undefined {
  const queryClient = useQueryClient();
  const isKnown = (id: string) => id === me.id && me.name !== id;
  const people = [...new Set(ids)].filter((id) => !isKnown(id)).sort();
  const query = userQueries(engine).names(people);
  const known = keptAnswers<UserSummary>(queryClient, query.queryKey, people);
  const isNeeded = isAsked && people.some((id) => userIn(known, id) === undefined);
  const { data, failureCount } = useQuery({ ...query, enabled: isNeeded });
  const isAnswered = data !== undefined || failureCount > 0;
  const users = data ?? known;
  return (id) => {
    const user = userIn(users, id);
    if (user !== undefined) return userName(user);
    if (id === me.id) return me.name;
    return isAnswered ? id : undefined;
  };
}
