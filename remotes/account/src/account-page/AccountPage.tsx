import { usePointItems, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { PageFooter } from '@taskweave/ui/page-footer';
import { MembershipsSection } from '../memberships/MembershipsSection';
import { ChangePassword } from '../password/ChangePassword';
import { ProfileForm } from '../profile/ProfileForm';
import styles from './AccountPage.module.css';
import { OwnProfile } from './OwnProfile';
import { PageSection } from './PageSection';

export default function AccountPage() {
  const { t } = useTranslation();
  const { id } = useUser();
  const settings = usePointItems('shell.setting').filter(({ pluginId }) => pluginId !== 'taskweave-account');

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
      {settings.map((setting) => (
        <PageSection key={setting.key} title={setting.label}>
          {setting.render({})}
        </PageSection>
      ))}
      <PageFooter />
    </div>
  );
}
