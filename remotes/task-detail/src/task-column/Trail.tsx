import { instanceLink, rootOfProcess } from '@taskweave/engine-client/instanceLink';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useConnection, useEngineClient, useInboxParam, useTranslation } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { Letters } from '@taskweave/widgets/letters';
import { useTenants } from '@taskweave/widgets/useTenants';
import { useKnownBusinessKey } from '../data/useKnownBusinessKey';
import styles from './TaskColumn.module.css';

export function Trail({ task }: { readonly task: TaskDetail }) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const businessKey = useKnownBusinessKey(task);
  const definition = task.processDefinition ?? task.caseDefinition;
  const isStandalone = task.processDefinitionId === null && task.caseDefinitionId === null;
  const version = definition?.versionTag;
  const parts = {
    definition: isStandalone ? t('trail.standalone') : (definition?.name ?? definition?.key),
    businessKey,
    tenant: useTenants(client, task.tenantId !== null).shown(task.tenantId),
  };
  const titles: Partial<Record<string, string>> = {
    ...(version && { definition: t('common.version', { version }) }),
    tenant: t('property.tenant'),
  };
  const root = rootOfProcess(useInboxParam('detailsTab'), useInboxParam('rootElement'));
  const link = instanceLink(client, task, root);
  return (
    <div className={styles.origin}>
      <Letters connection={useConnection(task.id)} />
      <ul className={styles.trail} role="list" aria-label={t('trail.label')}>
        {Object.entries(parts).map(
          ([part, text]) =>
            text && (
              <li key={part} title={titles[part]}>
                <bdi>{text}</bdi>
              </li>
            ),
        )}
      </ul>
      {link !== null && (
        <IconButton
          icon="external"
          size="sm"
          label={t('common.openIn', { app: link.app })}
          href={link.href}
          target="_blank"
          rel="noreferrer"
        />
      )}
    </div>
  );
}
