import { useCommands, useHasCommand, usePointItems, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { PageFooter } from '@taskweave/ui/page-footer';
import type { ReactNode } from 'react';
import { MembershipsSection } from '../memberships/MembershipsSection';
import { ChangePassword } from '../password/ChangePassword';
import { ProfileForm } from '../profile/ProfileForm';
import styles from './AccountPage.module.css';
import { OwnProfile } from './OwnProfile';

/** The shell's command that opens its page of plugins that the person has switched off. It is there as long as one is. */
const OWN_PLUGINS = 'go.ownPlugins';

/** Everything about the person who is signed in: what the engine keeps of them, and what they have set for themselves. */
export default function AccountPage() {
  const { t } = useTranslation();
  const { id } = useUser();
  const settings = usePointItems('shell.setting').filter(({ pluginId }) => pluginId !== 'taskweave-account');
  const commands = useCommands();
  const hasOwnPlugins = useHasCommand(OWN_PLUGINS);

  return (
    <div className={styles.page}>
      <Section id="profile" title={t('profile.title')}>
        <OwnProfile userId={id}>{(own) => <ProfileForm key={own.profile.id} {...own} />}</OwnProfile>
      </Section>
      <Section id="password" title={t('password.title')}>
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
      <Section id="plugins" title={t('plugins.title')}>
        <div className={styles.parts}>
          <p className={styles.text}>{t(hasOwnPlugins ? 'plugins.some' : 'plugins.none')}</p>
          {hasOwnPlugins && (
            <span>
              <Button variant="secondary" icon="plug" onClick={() => void commands.run(OWN_PLUGINS)}>
                {t('plugins.open')}
              </Button>
            </span>
          )}
        </div>
      </Section>
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
