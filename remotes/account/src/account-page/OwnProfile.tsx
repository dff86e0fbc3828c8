import { useTranslation } from '@taskweave/plugin-sdk';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import type { ReactNode } from 'react';
import { type KnownProfile, useOwnProfile } from '../profile/useOwnProfile';

export interface OwnProfileProps {
  readonly userId: string;
  readonly children: (own: KnownProfile) => ReactNode;
}

export function OwnProfile({ userId, children }: OwnProfileProps) {
  const { t } = useTranslation();
  return (
    <Resolve
      query={useOwnProfile(userId)}
      title={t('profile.failed')}
      subject={{ resource: 'User', id: userId }}
      pending={<Skeleton shape="form" count={3} label={t('profile.loading')} />}
    >
      {children}
    </Resolve>
  );
}
