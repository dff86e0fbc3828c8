import { useTranslation, useUser } from '@taskweave/plugin-sdk';
import { PageFooter } from '@taskweave/ui/page-footer';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import type { ReactNode } from 'react';
import { MembershipsSection } from '../memberships/MembershipsSection';
import { ChangePassword } from '../password/ChangePassword';
import { ProfileForm } from '../profile/ProfileForm';
import { type KnownProfile, useOwnProfile } from '../profile/useOwnProfile';
import styles from './AccountPage.module.css';
import { PageSection } from './PageSection';

export default function AccountPage() {
  const { t } = useTranslation();
  const { id } = useUser();
  return (
    <div className={styles.page}>
      <PageSection title={t('profile.title')}>
        <OwnProfile userId={id}>{(own) => <ProfileForm key={own.profile.id} {...own} />}</OwnProfile>
      </PageSection>
      <PageSection title={t('common.password')}>
        <OwnProfile userId={id}>{(own) => <ChangePassword {...own} />}</OwnProfile>
      </PageSection>
      <PageSection title={t('memberships.title')}>
        <MembershipsSection userId={id} />
      </PageSection>
      <PageFooter />
    </div>
  );
}

interface OwnProfileProps {
  readonly userId: string;
  readonly children: (own: KnownProfile) => ReactNode;
}

function OwnProfile({ userId, children }: OwnProfileProps) {
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
