import { useQuery } from '@tanstack/react-query';
import { incidentQueries } from '@taskweave/engine-client/queries/incidentQueries';
import { lazyPart, type PropsOf, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useEffect, useState } from 'react';

const IncidentDialog = lazyPart(() => import('./IncidentDialog'));

/** Milliseconds for which a task must be open: its form comes first, and who leafs through tasks asks for nothing. */
const PAUSE = 2500;

/** Says in the row of actions that something has failed in the instance of the task; nothing where all is well. */
export default function IncidentsAction({ task }: PropsOf<'tasklist.task.action'>) {
  const { processInstanceId } = task;
  return processInstanceId === null ? null : (
    <InstanceIncidents
      key={processInstanceId}
      processInstanceId={processInstanceId}
      processDefinitionKey={task.processDefinitionId?.split(':', 1)[0] ?? ''}
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

  const count = data.length;
  return (
    <>
      <span role="status">
        {count > 0 && (
          <Button
            size="sm"
            icon="warning"
            tone="danger"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={IncidentDialog.preload}
            onFocus={IncidentDialog.preload}
            onClick={() => setIsOpen(true)}
          >
            {t('incidents', { count })}
          </Button>
        )}
      </span>
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
