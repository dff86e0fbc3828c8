import { usePointItems, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { PageFooter } from '@taskweave/ui/page-footer';
import type { ReactNode } from 'react';
import { MembershipsSection } from '../memberships/MembershipsSection';
import { ChangePassword } from '../password/ChangePassword';
import { ProfileForm } from '../profile/ProfileForm';
import styles from './AccountPage.module.css';
import { OwnProfile } from './OwnProfile';

/** Everything about the person who is signed in: what the engine keeps of them, and what they have set for themselves. */
export default function AccountPage() {
  const { t } = useTranslation();
  const { id } = useUser();
  const settings = usePointItems('shell.setting').filter(({ pluginId }) => pluginId !== 'taskweave-account');

  return (
    <div className={styles.page}>
      <Section id="profile" title={t('profile.title')}>
        <OwnProfile userId={id}>{(own) => <ProfileForm key={own.profile.id} {...own} />}</OwnProfile>
      </Section>
      <Section id="password" title={t('common.password')}>
        <OwnProfile userId={id}>{(own) => <ChangePassword {...own} />}</OwnProfile>
      </Section>
      <Section id="memberships" title={t('memberships.title')}>
        <MembershipsSection userId={id} />
      </Section>
      {settings.map((setting) => (
        <Section key={setting.key} id={setting.key.replaceAll(/[^\w-]/g, '-')} title={setting.label}>
          {setting.render({})}
        </Section>
      ))}
      <PageFooter />
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`account-${id}`}>
      <h3 id={`account-${id}`} className={styles.title}>
        {title}
      </h3>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
