import { useQuery } from '@tanstack/react-query';
import { incidentQueries } from '@taskweave/engine-client/queries/process/incidentQueries';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import { lazyPart, type PropsOf, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useEffect, useState } from 'react';
import styles from './IncidentsAction.module.css';

const IncidentDialog = lazyPart(() => import('./IncidentDialog'), { takesKeys: true });

/** Milliseconds for which a task must be open: its form comes first, and who leafs through tasks asks for nothing. */
const PAUSE = 2500;

/**
 * A strip in the line of the task's actions that says what has failed in its instance; nothing where all is well. It
 * takes the room that the line has left over, so that nothing moves when it comes.
 */
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
  // Who may not read them gets none; what cannot be asked is shown as soon as it can.
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
  // Who has opened it finds it again, and the focus with it, although all is well by now.
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
            {/* Spaces between them are for those who read along with what is read out. */}
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
