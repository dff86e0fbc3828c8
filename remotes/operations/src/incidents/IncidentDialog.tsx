import { useQuery } from '@tanstack/react-query';
import { instanceLink, rootOfProcess } from '@taskweave/engine-client/instanceLink';
import { incidentQueries } from '@taskweave/engine-client/queries/process/incidentQueries';
import type { Incident } from '@taskweave/engine-client/resources/instance/incident';
import { useEngineClient, useInboxParam, usePermission, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Suspense, useState } from 'react';
import styles from './IncidentDialog.module.css';
import { IncidentItem } from './IncidentItem';

export interface IncidentDialogProps {
  readonly processInstanceId: string;
  readonly processDefinitionKey: string;
  readonly onClose: () => void;
}

export default function IncidentDialog(props: IncidentDialogProps) {
  const { processInstanceId, processDefinitionKey, onClose } = props;
  const { t } = useTranslation();
  const engine = useEngineClient();
  const { data, error, isFetching, refetch } = useQuery(
    incidentQueries(engine).ofInstance(processInstanceId),
  );
  const mayAnnotate = usePermission([
    { permission: 'UPDATE_INSTANCE', resource: 'Process Definition', resourceId: processDefinitionKey },
    { permission: 'UPDATE', resource: 'Process Instance', resourceId: processInstanceId },
  ]);
  const root = rootOfProcess(useInboxParam('detailsTab'), useInboxParam('rootElement'));
  // Setting retries deletes the incident in the engine, but the user must see the outcome.
  const [retried, setRetried] = useState<readonly Incident[]>([]);
  const open = new Set(data?.map(keyOf));
  const shown = data && [...data, ...retried.filter((incident) => !open.has(keyOf(incident)))];

  async function endRetry(incident: Incident, outcome: 'done' | 'failed'): Promise<void> {
    await refetch();
    if (outcome === 'failed') setRetried((before) => before.filter(({ id }) => id !== incident.id));
  }

  const link = instanceLink(engine, { processInstanceId, caseInstanceId: null }, root);
  const loading = <Skeleton shape="lines" count={4} label={t('incidents.loading')} />;
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('incidents.title')}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      onClose={onClose}
      footer={
        link !== null && (
          <Button variant="secondary" icon="external" href={link.href} target="_blank" rel="noopener">
            {t('common.openIn', { app: link.app })}
          </Button>
        )
      }
    >
      {error !== null && (
        <Problem
          error={error}
          title={t('common.incidentsFailed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {shown === undefined ? (
        error === null && loading
      ) : shown.length === 0 ? (
        <EmptyState text={t('incidents.none')} />
      ) : (
        <Suspense fallback={loading}>
          <ul role="list" className={styles.list}>
            {shown.map((incident) => (
              <li key={keyOf(incident)}>
                <IncidentItem
                  incident={incident}
                  mayAnnotate={mayAnnotate === true}
                  onStored={() => void refetch()}
                  onRetrySet={() => {
                    setRetried((before) => [...before, incident]);
                    void refetch();
                  }}
                  onRetryEnd={(outcome) => void endRetry(incident, outcome)}
                />
              </li>
            ))}
          </ul>
        </Suspense>
      )}
    </Dialog>
  );
}

/** A failed retry creates a new incident with the same configuration. */
function keyOf({ configuration, id }: Incident): string {
  return configuration ?? id;
}
