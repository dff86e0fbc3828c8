import { instanceLink } from '@taskweave/engine-client/instanceLink';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import {
  type FormOutcome,
  lazyPart,
  usePluginServices,
  usePointItems,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Row } from '@taskweave/ui/stack';
import { focusFormWhenReady } from '@taskweave/widgets/focusForm';
import { offerInstanceTasks } from '@taskweave/widgets/offerInstanceTasks';
import { useEffect, useId, useRef, useState } from 'react';
import { ProcessButton } from './ProcessButton';
import { placed, rememberStart } from './pinnedProcesses';
import styles from './StartForm.module.css';
import type { ProcessChoice } from './useProcessChoice';

const ProcessPreview = lazyPart(() => import('../preview/ProcessPreview'));

const SUCCESS_DURATION = 3_000;

export interface StartFormProps {
  readonly choice: Exclude<ProcessChoice, { readonly state: 'none' }>;
  readonly onChoose: (process: StartableProcess) => void;
  readonly onChooseCurrent: (process: StartableProcess) => void;
  readonly onBack: () => void;
  readonly onStarted: () => void;
}

export function StartForm({ choice, onChoose, onChooseCurrent, onBack, onStarted }: StartFormProps) {
  const { t } = useTranslation();
  const back = useRef<HTMLButtonElement>(null);
  const [isDiagramShown, setIsDiagramShown] = useState(false);
  const diagram = useId();
  const process = choice.state === 'chosen' ? choice.process : null;
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each process there is another form
  useEffect(() => {
    back.current?.focus();
    focusFormWhenReady(frame);
  }, [process?.id]);
  return (
    <div ref={frame} className={styles.frame}>
      <Row>
        <Button ref={back} size="sm" icon="back" onClick={onBack}>
          {t('form.back')}
        </Button>
        {process !== null && (
          <Button
            size="sm"
            icon="diagram"
            aria-expanded={isDiagramShown}
            aria-controls={isDiagramShown ? diagram : undefined}
            onClick={() => setIsDiagramShown(!isDiagramShown)}
          >
            {t(isDiagramShown ? 'diagram.hide' : 'diagram.show')}
          </Button>
        )}
      </Row>
      {process !== null && isDiagramShown && (
        <div id={diagram} className={styles.diagram}>
          <ProcessPreview process={process} />
        </div>
      )}
      {choice.state === 'chosen' && <VersionNote choice={choice} onChooseCurrent={onChooseCurrent} />}
      <Content choice={choice} onChoose={onChoose} onStarted={onStarted} />
    </div>
  );
}

function Content({ choice, onChoose, onStarted }: Omit<StartFormProps, 'onBack' | 'onChooseCurrent'>) {
  const { t } = useTranslation();
  switch (choice.state) {
    case 'chosen':
      return <Form key={choice.process.id} process={choice.process} onStarted={onStarted} />;
    case 'ambiguous':
      return <TenantChoice processes={choice.processes} onChoose={onChoose} />;
    case 'not-startable':
      return <EmptyState text={t('form.notStartable', { key: choice.key })} />;
    case 'failed':
      return <Problem title={t('form.error')} error={choice.error} onRetry={choice.retry} />;
    case 'loading':
      return <Skeleton label={t('form.loading')} shape="form" />;
  }
}

interface VersionNoteProps {
  readonly choice: Extract<ProcessChoice, { readonly state: 'chosen' }>;
  readonly onChooseCurrent: (process: StartableProcess) => void;
}

function VersionNote({ choice: { process, version }, onChooseCurrent }: VersionNoteProps) {
  const { t } = useTranslation();
  if (version === undefined) return null;
  if (version === 'lost') return <Note icon="info">{t('version.lost')}</Note>;
  return (
    <Note
      icon="info"
      action={
        <Button size="sm" variant="secondary" onClick={() => onChooseCurrent(process)}>
          {t('version.current')}
        </Button>
      }
    >
      {t('version.earlier', { version: process.version })}
    </Note>
  );
}

interface TenantChoiceProps {
  readonly processes: readonly StartableProcess[];
  readonly onChoose: (process: StartableProcess) => void;
}

function TenantChoice({ processes, onChoose }: TenantChoiceProps) {
  const { t } = useTranslation();
  const { connections } = usePluginServices();
  const engines = new Set(processes.map(({ id }) => connections?.of(id)));
  const text = t(engines.size > 1 ? 'engine.choose' : 'tenant.choose');
  return (
    <div>
      <p>{text}</p>
      <ul role="list" className={styles.tenants} aria-label={text}>
        {processes.map((process) => (
          <li key={process.id}>
            <ProcessButton process={process} isNameShared={false} onChoose={() => onChoose(process)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FormProps {
  readonly process: StartableProcess;
  readonly onStarted: () => void;
}

function Form({ process, onStarted }: FormProps) {
  const { t } = useTranslation();
  const services = usePluginServices();
  const frame = useRef<HTMLDivElement>(null);
  const [view] = usePointItems('tasklist.form.view', { processDefinitionKey: process.key });
  if (view === undefined) return <ErrorCard title={t('common.noFormView')} detail={t('common.noFormPart')} />;

  function handleDone(outcome: FormOutcome): void {
    rememberStart(services.storage, placed(process, services.connections));
    // The user may have left the form during the submission.
    if (frame.current !== null) onStarted();
    services.notifications.notify({
      kind: 'success',
      title: t('started'),
      detail: process.name ?? process.key,
      ...linkTo(outcome),
      duration: SUCCESS_DURATION,
    });
    services.taskEvents.emit({ kind: 'tasks-changed' });
    if (outcome.kind === 'started') {
      void offerInstanceTasks(services, {
        assignee: services.user.id,
        instance: { processInstanceId: outcome.processInstanceId },
        title: t('otherTasks'),
      });
    }
  }

  function linkTo(outcome: FormOutcome) {
    if (outcome.kind !== 'started') return {};
    const { processInstanceId } = outcome;
    const link = instanceLink(services.engine, { processInstanceId, caseInstanceId: null });
    if (link === null) return {};
    return { links: [{ label: t('common.openIn', { app: link.app }), href: link.href }] };
  }

  return (
    <div ref={frame} className={styles.form}>
      {view.render({
        subject: {
          kind: 'start',
          processDefinitionId: process.id,
          processDefinitionKey: process.key,
          processDefinitionName: process.name ?? process.key,
        },
        isReadOnly: false,
        onDone: handleDone,
      })}
    </div>
  );
}
