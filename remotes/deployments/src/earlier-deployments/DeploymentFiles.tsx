import { useQuery } from '@tanstack/react-query';
import { deploymentLink } from '@taskweave/engine-client/instanceLink';
import { deploymentQueries } from '@taskweave/engine-client/queries/process/deploymentQueries';
import type { Deployment } from '@taskweave/engine-client/resources/definition/deployment';
import { IfPermitted, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useState } from 'react';
import { fileKind, leadingFile } from '../files/fileKind';
import { DeployedNote } from '../outcome/DeployedNote';
import { DeleteDeployment } from './DeleteDeployment';
import styles from './EarlierDeployments.module.css';
import { useRedeploy } from './useRedeploy';

export interface DeploymentFilesProps {
  readonly deployment: Deployment;
  readonly onGone: () => void;
}

/** The files of a deployment, and what can be done with it. */
export function DeploymentFiles(props: DeploymentFilesProps) {
  const { t } = useTranslation();
  const query = useQuery(deploymentQueries(useEngineClient()).resources(props.deployment.id));
  return (
    <Resolve
      query={query}
      title={t('former.files.failed')}
      pending={<Skeleton shape="lines" count={2} label={t('former.files.loading')} />}
    >
      {(names) => <Files {...props} names={names} />}
    </Resolve>
  );
}

function Files({ deployment, onGone, names }: DeploymentFilesProps & { readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const { state, send } = useRedeploy(deployment);
  const [isDeleting, setIsDeleting] = useState(false);
  const link = deploymentLink(useEngineClient(), deployment.id, leadingFile(names));
  return (
    <div className={styles.files}>
      {(deployment.source || deployment.tenantId) && (
        <p className={styles.facts}>
          {deployment.source && <span>{t('former.source', { source: deployment.source })}</span>}
          {deployment.tenantId && <span>{t('former.tenant', { id: deployment.tenantId })}</span>}
        </p>
      )}
      <ul className={styles.names} aria-label={t('files.title')}>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi> <span className={styles.kind}>{t(`kind.${fileKind(name)}`)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.actions}>
          <IfPermitted to={{ permission: 'CREATE', resource: 'Deployment' }}>
            <Button
              variant="secondary"
              size="sm"
              icon="refresh"
              busy={state.kind === 'sending'}
              onClick={() => void send()}
            >
              {t('action.redeploy')}
            </Button>
          </IfPermitted>
          {link !== null && (
            <Button
              variant="secondary"
              size="sm"
              icon="external"
              href={link.href}
              target="_blank"
              rel="noopener"
            >
              {t('common.openIn', { app: link.app })}
            </Button>
          )}
        </span>
        <IfPermitted to={{ permission: 'DELETE', resource: 'Deployment', resourceId: deployment.id }}>
          <Button size="sm" icon="trash" tone="danger" onClick={() => setIsDeleting(true)}>
            {t('action.delete')}
          </Button>
        </IfPermitted>
      </div>
      {state.kind === 'failed' && <Problem error={state.error} title={t('redeploy.failed')} isAlert />}
      {state.kind === 'lost' && (
        <Note tone="warning" icon="warning" role="alert">
          {t(`lost.${state.finding}`)}
        </Note>
      )}
      {state.kind === 'done' && <DeployedNote deployed={state.deployed} isNew />}
      {isDeleting && (
        <DeleteDeployment deployment={deployment} onClose={() => setIsDeleting(false)} onGone={onGone} />
      )}
    </div>
  );
}
