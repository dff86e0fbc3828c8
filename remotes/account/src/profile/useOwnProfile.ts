import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@taskweave/engine-client/queries/identity/accountQueries';
import type { UserProfile } from '@taskweave/engine-client/resources/identity/userProfile';
import { useEngineClient } from '@taskweave/plugin-sdk';
import type { ResolvableQuery } from '@taskweave/ui/resolve';

export interface KnownProfile {
  readonly profile: UserProfile;
  readonly mayUpdate: boolean;
}

export function useOwnProfile(userId: string): ResolvableQuery<KnownProfile> {
  const queries = accountQueries(useEngineClient(), userId);
  const profile = useQuery(queries.profile());
  const mayUpdate = useQuery(queries.mayUpdate());
  const failed = [profile, mayUpdate].filter(({ error }) => error !== null);
  const isKnown = profile.data !== undefined && mayUpdate.data !== undefined;
  return {
    data: isKnown ? { profile: profile.data, mayUpdate: mayUpdate.data } : undefined,
    error: profile.error ?? mayUpdate.error,
    // A retry must not wait for the query that is still pending.
    isFetching: (failed.length > 0 ? failed : [profile, mayUpdate]).some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
