import { useTranslation } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { PageSection } from '@taskweave/widgets/page-section';
import type { ReactNode } from 'react';
import { EarlierDeployments } from '../earlier-deployments/EarlierDeployments';
import styles from './DeployPage.module.css';
import { NewDeployment } from './NewDeployment';
import { useMayDeploy } from './useMayDeploy';

/** Brings files to the engine, and shows what was brought before. The engine decides who may do either. */
export default function DeployPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageSection title={t('new.title')} isWide>
        <IfAllowed />
      </PageSection>
      <PageSection title={t('former.title')} isWide>
        <EarlierDeployments />
      </PageSection>
    </div>
  );
}

function IfAllowed(): ReactNode {
  const { t } = useTranslation();
  return (
    <Resolve
      query={useMayDeploy()}
      title={t('right.failed')}
      pending={<Skeleton shape="form" count={3} label={t('common.loadingYourPermissions')} />}
    >
      {(mayDeploy) =>
        mayDeploy ? (
          <NewDeployment />
        ) : (
          <Note icon="info">
            <p>{t('right.missing')}</p>
            <p className={styles.right}>{t('right.which')}</p>
          </Note>
        )
      }
    </Resolve>
  );
}
