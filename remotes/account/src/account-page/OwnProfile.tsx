import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import type { ReactNode } from 'react';
import type { KnownProfile, OwnProfileState } from '../profile/useOwnProfile';

export interface OwnProfileProps {
  readonly of: OwnProfileState;
  readonly children: (own: KnownProfile) => ReactNode;
}

/** What needs the profile of the person, once it is known; what is going on until then. */
export function OwnProfile({ of, children }: OwnProfileProps) {
  const { t } = useTranslation();
  switch (of.status) {
    case 'known':
      return children(of.own);
    case 'failed':
      if (!isLoginRequired(of.error)) {
        return (
          <ErrorCard
            title={t('profile.failed')}
            error={of.error}
            retry={{ label: t('action.retry'), onRetry: of.retry, isBusy: of.isBusy }}
          />
        );
      }
  }
  return <Skeleton shape="form" count={3} label={t('profile.loading')} />;
}
