import { useQueryClient } from '@tanstack/react-query';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { formatsFor } from '@taskweave/i18n/formats';
import {
  type FormDescription,
  type FormEngineProps,
  type FormResult,
  type FormSubject,
  type FormViewProps,
  type Language,
  type PointItem,
  useCommand,
  useEngineClient,
  usePluginServices,
  useSessionStatus,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { keyedLabel, taskLabel } from '@taskweave/task-changes/taskLabel';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { type ReturnedForm, returnForm, takeReturnedForm } from '../held/returnedForms';
import { tellNotDone } from '../held/tellNotDone';
import { isDelegated } from '../submission/lookForSubmission';
import { type FormAction, FormFooter, ReadOnlyButton } from './FormFooter';
import styles from './FormView.module.css';
import { useAutosave } from './useAutosave';
import { type DraftControl, useDraft } from './useDraft';
import { type FormFailure, useFormSubmit } from './useFormSubmit';

interface LiveFormProps extends FormViewProps {
  readonly form: FormDescription;
  readonly renderer: Pick<PointItem<'tasklist.form'>, 'meta' | 'render'>;
}

interface CommandOptions {
  readonly view: RefObject<HTMLElement | null>;
  readonly subject: FormSubject;
  readonly isOpen: boolean;
  readonly isEmpty: boolean;
  readonly submit: () => void;
}

export function LiveForm(props: LiveFormProps) {
  const { subject, form, renderer, isReadOnly, readOnlyReason, readOnlyAction } = props;
  const { t } = useTranslation();
  const view = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const returned = useReturnedForm(subject);
  const draft = useDraft(subject, form.formType, { readOnly: isReadOnly, isReturned: returned !== null });
  const sending = useFormSubmit(props, body, { returned, onResult: useResult(props, draft, view) });
  const { handle, state, phase } = sending;
  const isUnderWay = phase === 'submitting' || phase === 'checking';
  const isDirty = state.kind === 'ready' && state.isDirty;
  const { touch, rest } = useAutosave(body, () => keep('auto'));
  const isOff = state.kind === 'ready' && state.button === 'disabled';
  const isOpen = !isReadOnly && phase === 'idle' && !isOff;
  const isEmpty = form.formType === 'generic' && !isDirty;
  useFormCommands({ view, subject, isOpen, isEmpty, submit: () => void sending.submit() });
  useKeepAtExpiry(() => keep('save'));
  useKeepOnceOpen(draft.news?.kind === 'slow', () => keep('auto'));

  function keep(occasion: 'auto' | 'save'): void {
    const isOver = phase === 'done';
    if (handle === null || isReadOnly || isOver) return;
    if (occasion === 'save') rest();
    if (occasion === 'save' || state.kind === 'ready') draft.save(handle, occasion, isDirty);
  }

  const isBare = renderer.meta.buttons === 'none';
  const canSave = handle?.snapshot !== undefined && form.formType !== 'generic';
  return (
    <section ref={view} className={styles.view} aria-label={t('form.label')} aria-busy={isUnderWay}>
      {draft.news !== null && (
        <div className={styles.news}>
          <DraftNews
            news={draft.news}
            onDiscard={() => draft.discard(handle)}
            onUndo={draft.undoDiscard}
            onTakeLate={draft.takeLate}
          />
        </div>
      )}
      {isBare && readOnlyAction && (
        <div className={styles.news}>
          <Note action={<ReadOnlyButton action={readOnlyAction} />}>{readOnlyReason}</Note>
        </div>
      )}
      <div ref={body} className={styles.body} inert={isUnderWay} data-reading={isReadOnly || undefined}>
        {draft.isRead && (
          <div key={draft.revision}>
            <DrawnForm
              {...{ renderer, subject, form, isReadOnly }}
              draft={draft.draft}
              onState={sending.onState}
              onReady={sending.onReady}
              onChange={touch}
              submit={sending.submit}
            />
          </div>
        )}
      </div>
      {!isBare && (
        <FormFooter
          action={actionOf(subject)}
          subject={subject}
          form={sending}
          {...{ body, readOnly: isReadOnly, readOnlyReason, readOnlyAction }}
          kept={draft.kept}
          onSave={canSave && !isReadOnly ? () => keep('save') : null}
        />
      )}
    </section>
  );
}

type DrawnFormProps = FormEngineProps & Pick<LiveFormProps, 'renderer'>;

/** The form's own reports, such as the first keystroke, must not render it again. */
const DrawnForm = memo(function DrawnForm({ renderer, ...props }: DrawnFormProps) {
  return renderer.render(props);
});

function useResult(
  { subject, onDone, onUnavailable }: FormViewProps,
  draft: Pick<DraftControl, 'end' | 'restart'>,
  view: RefObject<HTMLElement | null>,
): (result: FormResult) => void {
  const { t } = useTranslation();
  const client = useEngineClient();
  const queries = useQueryClient();
  const services = usePluginServices();
  const { notifications, taskEvents } = services;

  return (result) => {
    if (result.kind === 'unavailable') onUnavailable?.(result.reason);
    if (view.current === null && result.kind !== 'not-sent' && result.kind !== 'done') tellLeft(result);
    if (result.kind !== 'done') return;
    const { outcome } = result;
    // The draft must stay until the engine has the submission.
    if (outcome.kind === 'held') return onDone(outcome);
    if (outcome.kind === 'completed' || outcome.kind === 'started') {
      draft.end();
      onDone(outcome);
      return;
    }
    queries.removeQueries({
      queryKey: taskFormQueries(client).formVariables(outcome.taskId).queryKey.slice(0, -1),
    });
    queries.removeQueries({ queryKey: taskFormQueries(client).renderedForm(outcome.taskId).queryKey });
    draft.restart();
    if (outcome.kind === 'resolved') {
      onDone(outcome);
      return;
    }
    notifications.notify({
      kind: 'success',
      title: t(`form.reported.${outcome.by}`),
      ...(subject.kind === 'task' && { detail: taskLabel(queries, client, subject.task) }),
    });
    taskEvents.emit({ kind: 'task-changed', taskId: outcome.taskId });
  };

  function tellLeft(failure: FormFailure): void {
    const isTask = subject.kind === 'task';
    const name = isTask ? keyedLabel(queries, client, subject.task) : subject.processDefinitionName;
    if (isTask) returnForm(queries, subject.taskId, { failure });
    tellNotDone({ services, subject, name, failure });
  }
}

function useReturnedForm(subject: FormSubject): ReturnedForm | null {
  const queries = useQueryClient();
  const [returned] = useState(() =>
    subject.kind === 'task' ? takeReturnedForm(queries, subject.taskId) : null,
  );
  return returned;
}

function actionOf(subject: FormSubject): FormAction {
  if (subject.kind === 'start') return 'start';
  return isDelegated(subject.task) ? 'resolve' : 'complete';
}

/** `e` completes a formless task only after a confirmation: its neighbouring keys are harmless, so it is easily hit by mistake. */
function useFormCommands({ view, subject, isOpen, isEmpty, submit }: CommandOptions): void {
  const { t } = useTranslation();
  const { dialogs } = usePluginServices();
  const action = actionOf(subject);
  const name = subject.kind === 'task' ? (subject.task.name ?? subject.taskId) : '';
  useCommand({
    id: 'form.submit',
    label: t(`form.${action}`),
    group: action === 'start' ? 'create' : 'task',
    keys: ['Mod+Enter'],
    isEnabled: isOpen,
    within: {
      get current() {
        const form = view.current;
        return form?.closest<HTMLElement>('dialog, [role="dialog"]') ?? form?.ownerDocument.body ?? null;
      },
    },
    run: submit,
  });
  useCommand(
    subject.kind !== 'task'
      ? null
      : {
          id: 'task.complete',
          label: t('form.completeWithout'),
          group: 'task',
          takes: 'task',
          detail: name,
          keys: ['e'],
          isEnabled: isOpen && isEmpty,
          context: t('form.completeWithout.context'),
          run: async () => {
            const title = t('form.completeWithout.ask', { name });
            if (await dialogs.confirm({ title, confirmLabel: t('form.complete') })) submit();
          },
        },
  );
}

function useKeepOnceOpen(isSlow: boolean, keep: () => void): void {
  const wasSlow = useRef(isSlow);
  useEffect(() => {
    if (wasSlow.current && !isSlow) keep();
    wasSlow.current = isSlow;
  });
}

/** Another user may sign in next, which resets the page. */
function useKeepAtExpiry(keep: () => void): void {
  const status = useSessionStatus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of the session
  useEffect(() => {
    if (status === 'expired') keep();
  }, [status]);
}

interface DraftNewsProps {
  readonly news: NonNullable<DraftControl['news']>;
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
  readonly onTakeLate: () => void;
}

function DraftNews({ news, onDiscard, onUndo, onTakeLate }: DraftNewsProps) {
  const { t, locale } = useTranslation();
  if (news.kind === 'slow') return <Note role="status">{t('draft.slow')}</Note>;
  const { label, onPress } = {
    restored: { label: t('draft.discard'), onPress: onDiscard },
    discarded: { label: t('common.undo'), onPress: onUndo },
    late: { label: t('draft.late.take'), onPress: onTakeLate },
  }[news.kind];
  return (
    <Note
      role="status"
      action={
        <Button size="sm" variant="secondary" onClick={onPress}>
          {label}
        </Button>
      }
    >
      {textOf(news, { t, locale })}
    </Note>
  );
}

function textOf(
  { kind, loaded }: Exclude<DraftNewsProps['news'], { readonly kind: 'slow' }>,
  { t, locale }: Language,
): string {
  if (kind === 'discarded') return t('draft.discarded');
  const { draft, savedAt, lostFiles } = loaded;
  const formats = formatsFor(locale);
  const when = savedAt === null ? null : formats.relativeWithTime(new Date(savedAt), new Date(), 'within');
  if (kind === 'late') return when === null ? t('draft.late.undated') : t('draft.late', { when });
  return [
    when === null ? t('draft.restored.undated') : t('draft.restored', { when }),
    ...(draft.origin === 'legacy' ? [t('draft.restored.legacy')] : []),
    ...(lostFiles.length > 0 ? [t('draft.lostFiles', { names: formats.list(lostFiles) })] : []),
  ].join(' ');
}
