import type { StartableProcess } from '@taskweave/engine-client/resources/processDefinition';
import { type FormOutcome, usePluginServices, usePointItems, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { offerInstanceTasks } from '@taskweave/widgets/offerInstanceTasks';
import { useEffect, useRef } from 'react';
import styles from './StartForm.module.css';
import type { ProcessChoice } from './useProcessChoice';

const SUCCESS_DURATION = 3_000;

export interface StartFormProps {
  readonly choice: Exclude<ProcessChoice, { readonly state: 'none' }>;
  readonly onBack: () => void;
  readonly onStarted: () => void;
}

export function StartForm({ choice, onBack, onStarted }: StartFormProps) {
  const { t } = useTranslation();
  const back = useRef<HTMLButtonElement>(null);
  // The process that was pressed is no longer on the page.
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.frame}>
      <div>
        <Button ref={back} size="sm" icon="back" onClick={onBack}>
          {t('form.back')}
        </Button>
      </div>
      <Content choice={choice} onStarted={onStarted} />
    </div>
  );
}

function Content({ choice, onStarted }: Pick<StartFormProps, 'choice' | 'onStarted'>) {
  const { t } = useTranslation();
  switch (choice.state) {
    case 'chosen':
      return <Form key={choice.process.id} process={choice.process} onStarted={onStarted} />;
    case 'not-startable':
      return <EmptyState text={t('form.notStartable', { key: choice.key })} />;
    case 'failed':
      return (
        <ErrorCard
          title={t('form.error')}
          detail={choice.error.message}
          retry={{ label: t('retry'), onRetry: choice.retry }}
        />
      );
    case 'loading':
      return <Skeleton label={t('form.loading')} shape="form" />;
  }
}

interface FormProps {
  readonly process: StartableProcess;
  readonly onStarted: () => void;
}

function Form({ process, onStarted }: FormProps) {
  const { t } = useTranslation();
  const services = usePluginServices();
  const [view] = usePointItems('tasklist.form.view', { processDefinitionKey: process.key });
  if (view === undefined) return <ErrorCard title={t('form.noView')} detail={t('form.noView.detail')} />;

  function handleDone(outcome: FormOutcome): void {
    onStarted();
    services.notifications.notify({
      kind: 'success',
      title: t('started'),
      detail: process.name ?? process.key,
      duration: SUCCESS_DURATION,
    });
    services.taskEvents.emit({ type: 'tasks-changed' });
    if (outcome.kind === 'started') {
      void offerInstanceTasks(services, {
        assignee: services.user.id,
        instance: { processInstanceId: outcome.processInstanceId },
        title: t('otherTasks'),
      });
    }
  }

  return (
    <div className={styles.form}>
      {view.render({
        subject: {
          kind: 'start',
          processDefinitionId: process.id,
          processDefinitionKey: process.key,
          processDefinitionName: process.name ?? process.key,
        },
        readOnly: false,
        onDone: handleDone,
      })}
    </div>
  );
}
