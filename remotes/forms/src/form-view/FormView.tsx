import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { fieldNotConverted, taskProblem } from '@taskweave/engine-client/EngineError';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { type FormOwner, formTypesOf, resolveForm } from '@taskweave/engine-client/resolveForm';
import {
  EngineOf,
  type FormEngineProps,
  type FormSubject,
  type FormType,
  type FormViewProps,
  type PointItem,
  type TaskEvent,
  useEngineClient,
  usePluginServices,
  usePointItems,
  useTaskEventListener,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { subjectId } from '../drafts/draftEntry';
import { definitionKeyOf } from '../embedded/formIdentity';
import { CompleteWithoutForm } from '../form-parts/CompleteWithoutForm';
import { mayAskForm } from '../form-parts/heldForms';
import { oldTasklistAddress } from '../form-parts/oldTasklistAddress';
import { PendingForm } from '../form-parts/PendingForm';
import { useAwaited } from '../form-parts/useAwaited';
import { askFormAhead } from '../renderers/askFormAhead';
import { pickRenderer } from '../renderers/pickRenderer';
import { resultOf } from '../submission/submitForm';
import { LiveForm } from './LiveForm';

const LOST = { key: 'lost', meta: {}, render: (props: FormEngineProps) => <LostForm {...props} /> } as const;

function UnmadeForm({
  queries,
  ...props
}: FormEngineProps & { readonly queries: readonly UseQueryResult<unknown>[] }): ReactNode {
  return useAwaited(props, queries);
}

export default function FormView(props: FormViewProps) {
  return (
    <>
      <FormOf key={subjectId(props.subject)} {...props} />
      <NextForm subject={props.subject} />
    </>
  );
}

function FormOf(props: FormViewProps) {
  const { subject } = props;
  const client = useEngineClient();
  const queries = useQueryClient();
  const renderers = usePointItems('tasklist.form', { processDefinitionKey: definitionKeyOf(subject) });
  const asked = useQuery({
    ...(subject.kind === 'task'
      ? taskFormQueries(client).form(subject.taskId)
      : processDefinitionQueries(client).startForm(subject.processDefinitionId)),
    enabled: mayAskForm(queries, client, subject),
  });
  const { data, isFetching, refetch } = asked;
  const rendered = useRenderedForm(subject, asked);
  const isUnmade = data === undefined && fieldNotConverted(rendered.error) !== null;
  const error = rendered.isLoading || isUnmade ? null : asked.error;
  usePrefetch(renderers, subject);
  useWordOfLoss(props, data === undefined ? error : null);

  if (isUnmade) {
    const render = (given: FormEngineProps) => <UnmadeForm {...given} queries={[rendered, asked]} />;
    const renderer = { key: 'unmade', meta: {}, render };
    return <LiveForm {...props} form={{ formType: 'generated', key: null, url: null }} renderer={renderer} />;
  }
  if (data === undefined) {
    return <PendingForm error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  const resolution = resolveForm(data, ownerOf(subject), client);
  if (resolution.problem !== null) {
    return <LiveForm {...props} form={{ formType: 'embedded', key: data.key, url: null }} renderer={LOST} />;
  }
  const renderer = pickRenderer(renderers, resolution.form);
  if (renderer === null) return <UnsupportedForm subject={subject} type={resolution.form.formType} />;
  return <LiveForm key={renderer.key} {...props} form={resolution.form} renderer={renderer} />;
}

/** The engine sends the same error for a missing task and for a stored value that does not fit its field. */
function useRenderedForm(
  subject: FormSubject,
  { data, error }: UseQueryResult<unknown>,
): UseQueryResult<string> {
  const client = useEngineClient();
  const id = subject.kind === 'task' ? subject.taskId : '';
  const enabled = id !== '' && data === undefined && taskProblem(error) === 'gone';
  return useQuery({ ...taskFormQueries(client).renderedForm(id), enabled, retry: false });
}

function usePrefetch(renderers: readonly PointItem<'tasklist.form'>[], subject: FormSubject): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    const said = subject.kind === 'task' ? subject.task : { formKey: null, camundaFormRef: null };
    for (const type of formTypesOf(said)) {
      pickRenderer(renderers, { formType: type, key: said.formKey, url: null })?.prefetch();
    }
  }, []);
}

/** Of several engines, the next task may belong to another one. */
function NextForm({ subject }: Pick<FormViewProps, 'subject'>) {
  const [expected, setExpected] = useState<ExpectedTask | null>(null);
  useTaskEventListener(
    useCallback((event: TaskEvent) => event.kind === 'task-expected' && setExpected(event), []),
  );
  const renderers = usePointItems('tasklist.form', { processDefinitionKey: definitionKeyOf(subject) });
  return (
    expected && (
      <EngineOf id={expected.taskId}>
        <AskAhead expected={expected} renderers={renderers} />
      </EngineOf>
    )
  );
}

type ExpectedTask = Extract<TaskEvent, { kind: 'task-expected' }>;

interface AskAheadProps {
  readonly expected: ExpectedTask;
  readonly renderers: readonly PointItem<'tasklist.form'>[];
}

function AskAhead({ expected, renderers }: AskAheadProps) {
  const services = usePluginServices();
  const queries = useQueryClient();
  const ask = useEffectEvent(({ taskId }: ExpectedTask) => {
    askFormAhead(taskId, renderers, queries, services).catch(() => undefined);
  });
  useEffect(() => ask(expected), [expected]);
  return null;
}

function useWordOfLoss({ subject, onUnavailable }: FormViewProps, error: Error | null): void {
  const result = error === null ? null : resultOf(error, subject);
  const reason = result?.kind === 'unavailable' ? result.reason : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reason, not for each draw of the owner
  useEffect(() => {
    if (reason !== null) onUnavailable?.(reason);
  }, [reason]);
}

function ownerOf(subject: FormSubject): FormOwner {
  return subject.kind === 'task'
    ? { kind: 'task', id: subject.taskId }
    : { kind: 'start', processDefinitionId: subject.processDefinitionId };
}

function LostForm(props: FormEngineProps) {
  const { onState } = props;
  const { t } = useTranslation();
  const message = t('form.emptyContextPath');
  useEffect(() => onState({ kind: 'failed', message }), [message, onState]);
  return (
    <ErrorCard
      title={message}
      detail={t('form.emptyContextPath.detail')}
      actions={<CompleteWithoutForm {...props} />}
    />
  );
}

interface UnsupportedFormProps {
  readonly subject: FormSubject;
  readonly type: FormType;
}

function UnsupportedForm({ subject, type }: UnsupportedFormProps) {
  const { t } = useTranslation();
  const client = useEngineClient();
  return (
    <EmptyState
      text={t('form.unsupported', { type: t(`form.type.${type}`) })}
      action={
        <Button href={oldTasklistAddress(client, subject)} variant="secondary">
          {t('form.unsupported.open')}
        </Button>
      }
    />
  );
}
