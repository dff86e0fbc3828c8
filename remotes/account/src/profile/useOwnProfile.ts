import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@taskweave/engine-client/queries/accountQueries';
import type { UserProfile } from '@taskweave/engine-client/resources/userProfile';
import { useEngineClient } from '@taskweave/plugin-sdk';

export interface KnownProfile {
  readonly profile: UserProfile;
  /** Whether the engine lets the person change it, and their password. */
  readonly mayUpdate: boolean;
}

export type OwnProfileState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly error: unknown;
      readonly isBusy: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'known'; readonly own: KnownProfile };

/** What the engine keeps of the person, and whether they may change it. */
export function useOwnProfile(userId: string): OwnProfileState {
  const queries = accountQueries(useEngineClient(), userId);
  const profile = useQuery(queries.profile());
  const mayUpdate = useQuery(queries.mayUpdate());
  if (profile.data !== undefined && mayUpdate.data !== undefined) {
    return { status: 'known', own: { profile: profile.data, mayUpdate: mayUpdate.data } };
  }
  const error = profile.error ?? mayUpdate.error;
  if (error === null) return { status: 'loading' };
  return {
    status: 'failed',
    error,
    isBusy: profile.isFetching || mayUpdate.isFetching,
    retry: () => {
      for (const query of [profile, mayUpdate]) if (query.error !== null) void query.refetch();
    },
  };
}
