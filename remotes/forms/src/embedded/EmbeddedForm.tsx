import { useQuery, useQueryClient } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { formSourceQuery } from '@taskweave/engine-client/queries/task/formSourceQuery';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import {
  type FormEngineProps,
  type FormSubject,
  useEngineClient,
  usePluginServices,
  useSessionStatus,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import { deploymentOf } from '@taskweave/widgets/form-ahead/askForm';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PendingForm } from '../form-parts/PendingForm';
import { RefusedVariables } from '../form-parts/RefusedVariables';
import { useAwaited } from '../form-parts/useAwaited';
import walls from '../form-parts/walls.module.css';
import './bootstrapClasses.css';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { Button } from '@taskweave/ui/button';
import { ErrorCard } from '@taskweave/ui/error-card';
import { CompleteWithoutForm, type FormOwnerProps } from '../form-parts/CompleteWithoutForm';
import { oldTasklistAddress } from '../form-parts/oldTasklistAddress';
import { EmbeddedDates } from './dates/EmbeddedDates';
import styles from './EmbeddedForm.module.css';
import { definitionIdOf, formOf } from './formIdentity';
import { knownNamesIn } from './knownNames';
import { fetchLibraries } from './libraries/fetchLibraries';
import type { FormProblem } from './source/FormFault';
import { type MountedFormProps, useMountedForm } from './useMountedForm';

fetchLibraries();

export default function EmbeddedForm(props: FormEngineProps) {
  const { subject, form } = props;
  const { user } = usePluginServices();
  const client = useEngineClient();
  const [attempt, setAttempt] = useState(0);
  const url = form.url ?? '';
  const source = useQuery({
    ...formSourceQuery(client, {
      url,
      userId: user.id,
      taskId: subject.kind === 'task' ? subject.taskId : null,
      deployment: deploymentOf(definitionIdOf(subject), subject.kind, form.key),
    }),
    // The user's input belongs to the rendered form, which must not be replaced.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data: known } = useQuery({
    ...(subject.kind === 'task'
      ? taskFormQueries(client).form(subject.taskId)
      : processDefinitionQueries(client).startForm(subject.processDefinitionId)),
    enabled: false,
  });
  useEarlyVariables(subject, form.key);
  const awaited = useAwaited(props, [source]);

  if (source.data === undefined) return awaited;
  return (
    <FormOf
      key={attempt}
      {...props}
      url={url}
      source={source.data}
      contextPath={known?.contextPath ?? null}
      onRetry={() => void source.refetch().then(() => setAttempt((number) => number + 1))}
    />
  );
}

interface FormOfProps extends MountedFormProps {
  readonly onRetry: () => void;
}

function FormOf({ onRetry, ...props }: FormOfProps) {
  const { isReadOnly } = props;
  const host = useRef<HTMLDivElement>(null);
  const { isTrusted, dated, phase, fault, refused, warnings } = useMountedForm(host, props);

  const isTimeToRetry = useSessionStatus() === 'active' && phase === 'signed-out';
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isTimeToRetry) retry();
  }, [isTimeToRetry]);

  return (
    <>
      {fault === null && phase !== 'ready' && <PendingForm error={null} isFetching onRetry={onRetry} />}
      {fault !== null && <BrokenForm problem={fault.problem} owner={props} onRetry={onRetry} />}
      {fault === null &&
        warnings.map((warning) => (
          <Note key={warning} tone="warning" icon="error" role="status">
            {warning}
          </Note>
        ))}
      <RefusedVariables refused={Object.entries(refused)} />
      {dated !== null && <EmbeddedDates host={dated} />}
      <fieldset className={styles.frame} disabled={isReadOnly} hidden={fault !== null || phase !== 'ready'}>
        <div className={isTrusted ? undefined : walls.walls}>
          <div
            ref={host}
            className={styles.host}
            data-embedded-host=""
            data-read-only={isReadOnly ? '' : undefined}
          />
        </div>
      </fieldset>
    </>
  );
}

function useEarlyVariables(subject: FormSubject, key: string | null): void {
  const { engine, storage } = usePluginServices();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    const names = subject.kind === 'task' ? knownNamesIn(storage).get(formOf(subject, key)) : null;
    if (names === null || subject.kind !== 'task') return;
    void queries.prefetchQuery(taskFormQueries(engine).formVariables(subject.taskId, names));
  }, []);
}

interface BrokenFormProps {
  readonly problem: FormProblem;
  readonly owner: FormOwnerProps;
  readonly onRetry: () => void;
}

function BrokenForm({ problem, owner, onRetry }: BrokenFormProps) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const isUntrusted = problem.kind === 'untrusted';
  // The old Tasklist runs any form, even one stored by users, so it must not be offered.
  const leadsOn = isUntrusted && problem.place !== 'elsewhere';
  const isMissing = problem.kind === 'form-count' && problem.count === 0;
  return (
    <ErrorCard
      title={t(isUntrusted ? 'embedded.untrusted' : 'embedded.broken')}
      detail={detailOf(problem, t)}
      retry={isUntrusted ? undefined : { label: t('common.tryAgain'), onRetry }}
      actions={
        <>
          {leadsOn && (
            <Button href={oldTasklistAddress(client, owner.subject)} variant="secondary" size="sm">
              {t('form.unsupported.open')}
            </Button>
          )}
          {isMissing && <CompleteWithoutForm {...owner} />}
        </>
      }
    />
  );
}

function detailOf(problem: FormProblem, t: ReturnType<typeof useTranslation>['t']): string {
  switch (problem.kind) {
    case 'form-count':
      return t('embedded.formCount', { count: problem.count });
    case 'script':
      return t('embedded.script', { index: problem.index, message: messageOf(problem.error) });
    case 'script-blocked':
      return t('embedded.scriptBlocked', { index: problem.index });
    case 'handler':
      return t('embedded.scriptError', { event: problem.event, message: messageOf(problem.error) });
    case 'untrusted':
      return t(`embedded.untrusted.${problem.place}`);
    default:
      return messageOf(problem.error);
  }
}
