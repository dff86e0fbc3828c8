import { useQuery } from '@tanstack/react-query';
import { incidentQueries } from '@taskweave/engine-client/queries/process/incidentQueries';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import { lazyPart, type PropsOf, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useEffect, useState } from 'react';
import styles from './IncidentsAction.module.css';

const IncidentDialog = lazyPart(() => import('./IncidentDialog'), { takesKeys: true });

/** The form loads first, and skimming through tasks must cause no request. */
const PAUSE = 2500;

export default function IncidentsAction({ task }: PropsOf<'tasklist.task.action'>) {
  const { processInstanceId } = task;
  return processInstanceId === null ? null : (
    <InstanceIncidents
      key={processInstanceId}
      processInstanceId={processInstanceId}
      processDefinitionKey={processKeyOf(task.processDefinitionId) ?? ''}
    />
  );
}

interface InstanceIncidentsProps {
  readonly processInstanceId: string;
  readonly processDefinitionKey: string;
}

function InstanceIncidents({ processInstanceId, processDefinitionKey }: InstanceIncidentsProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const [isDue, setIsDue] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useQuery({
    ...incidentQueries(engine).ofInstance(processInstanceId),
    enabled: isDue,
  });
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);

  const [newest] = data;
  const count = data.length;
  // The action stays after the last incident is resolved, so that the closing dialog can return the focus.
  const [wasOpened, setWasOpened] = useState(false);
  const label = t('common.incidents', { count });
  const name = [label, newest?.message].filter(Boolean).join(': ');
  const isShown = count > 0 || wasOpened;
  return (
    <>
      <div className={styles.place} role="status">
        {isShown && (
          <Button
            size="sm"
            className={styles.strip}
            icon={count > 0 ? 'warning' : 'check'}
            tone={count > 0 ? 'danger' : undefined}
            aria-label={newest ? `${name} ${t('common.show')}` : name}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={IncidentDialog.preload}
            onFocus={IncidentDialog.preload}
            onClick={() => {
              setIsOpen(true);
              setWasOpened(true);
            }}
          >
            <span className={styles.count}>{count}</span> <span className={styles.label}>{label}</span>{' '}
            {newest && (
              <span className={styles.message} dir="auto">
                {newest.message}
              </span>
            )}{' '}
            {newest && <span className={styles.show}>{t('common.show')}</span>}
          </Button>
        )}
      </div>
      {isOpen && (
        <IncidentDialog
          processInstanceId={processInstanceId}
          processDefinitionKey={processDefinitionKey}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
