import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/processDefinitionQueries';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { type FormOwner, resolveForm } from '@taskweave/engine-client/resolveForm';
import {
  type FormSubject,
  type FormViewProps,
  type PointItem,
  useEngineClient,
  usePointItems,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { type RefObject, useEffect, useRef } from 'react';
import { PendingForm } from '../PendingForm';
import { FormFooter } from './FormFooter';
import styles from './FormView.module.css';
import { pickRenderer } from './pickRenderer';
import { resultOf } from './submitForm';
import { UnsupportedForm } from './UnsupportedForm';
import { useFormSubmit } from './useFormSubmit';

/** Shows the form of a task or a process start, whatever engine draws it, and sends it. */
export default function FormView(props: FormViewProps) {
  // What was typed belongs to one task: another one begins anew.
  return <FormOf key={idOf(props.subject)} {...props} />;
}

function FormOf(props: FormViewProps) {
  const { subject, readOnly, readOnlyReason } = props;
  const { t } = useTranslation();
  const client = useEngineClient();
  const renderers = usePointItems('tasklist.form', { processDefinitionKey: definitionKeyOf(subject) });
  const form = useFormSubmit(props, (result) => {
    if (result.kind === 'done') props.onDone(result.outcome);
    if (result.kind === 'unavailable') props.onUnavailable?.(result.reason);
  });
  const view = useRef<HTMLElement>(null);
  const { data, error, isFetching, refetch } = useQuery(
    subject.kind === 'task'
      ? taskQueries(client).form(subject.taskId)
      : processDefinitionQueries(client).startForm(subject.processDefinitionId),
  );
  useSubmitKeys(view, () => void form.submit());
  usePrefetch(renderers, subject);
  useWordOfLoss(props, data === undefined ? error : null);

  if (data === undefined) {
    return <PendingForm error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }

  const resolution = resolveForm(data, ownerOf(subject), client);
  if (resolution.problem !== null) {
    return <ErrorCard title={t('form.emptyContextPath')} detail={t('form.emptyContextPath.detail')} />;
  }
  const description = resolution.form;
  const renderer = pickRenderer(renderers, description);
  if (renderer === null) return <UnsupportedForm subject={subject} type={description.type} />;
  const { onState, onReady, submit } = form;
  return (
    <section ref={view} className={styles.view} aria-label={t('form.label')}>
      <div className={styles.body}>
        {renderer.render({
          subject,
          form: description,
          readOnly,
          draft: null,
          onState,
          onReady,
          onChange: () => undefined,
          submit,
        })}
      </div>
      {renderer.meta.buttons !== 'none' && (
        <FormFooter kind={subject.kind} form={form} readOnly={readOnly} readOnlyReason={readOnlyReason} />
      )}
    </section>
  );
}

/** Ctrl+Enter anywhere in the form, also in what an engine draws without React. */
function useSubmitKeys(view: RefObject<HTMLElement | null>, submit: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
      const isInside = event.target instanceof Node && view.current?.contains(event.target);
      if (!isSubmit || !isInside || event.defaultPrevented) return;
      event.preventDefault();
      submit();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [view, submit]);
}

/** A task without a key has one of two forms: their code comes while the engine is asked which. */
function usePrefetch(renderers: readonly PointItem<'tasklist.form'>[], subject: FormSubject): void {
  const isKeyless =
    subject.kind === 'start' || (subject.task.formKey === null && subject.task.camundaFormRef === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    if (!isKeyless) return;
    for (const type of ['generated', 'generic'] as const) {
      pickRenderer(renderers, { type, key: null, url: null })?.prefetch();
    }
  }, [isKeyless]);
}

/** Tells the view's owner when the task is gone before its form could be shown. */
function useWordOfLoss({ subject, onUnavailable }: FormViewProps, error: Error | null): void {
  const result = error === null ? null : resultOf(error, subject);
  const reason = result?.kind === 'unavailable' ? result.reason : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reason, not for each draw of the owner
  useEffect(() => {
    if (reason !== null) onUnavailable?.(reason);
  }, [reason]);
}

function idOf(subject: FormSubject): string {
  return subject.kind === 'task' ? `task:${subject.taskId}` : `start:${subject.processDefinitionId}`;
}

function ownerOf(subject: FormSubject): FormOwner {
  return subject.kind === 'task'
    ? { kind: 'task', id: subject.taskId }
    : { kind: 'start', processDefinitionId: subject.processDefinitionId };
}

/** Ids of definitions begin with the key, unless they grew too long. */
function definitionKeyOf(subject: FormSubject): string | null {
  if (subject.kind === 'start') return subject.processDefinitionKey;
  const [key, version] = subject.task.processDefinitionId?.split(':') ?? [];
  return version === undefined ? null : (key ?? null);
}
