import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { formSourceQuery } from '@taskweave/engine-client/queries/formSourceQuery';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { getStartFormVariables } from '@taskweave/engine-client/resources/processDefinition';
import {
  type FormEngineProps,
  type FormSubject,
  useEngineClient,
  usePluginConfig,
  usePluginServices,
  useSessionStatus,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { explainProblem } from '@taskweave/ui/explain-problem';
import { Note } from '@taskweave/ui/note';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormsConfig } from '../form-parts/formsConfig';
import { PendingForm } from '../form-parts/PendingForm';
import './bootstrapClasses.css';
import { BrokenForm } from './BrokenForm';
import { createBridge } from './createBridge';
import { dateControlsIn } from './dates/dateControls';
import { EmbeddedDates } from './dates/EmbeddedDates';
import styles from './EmbeddedForm.module.css';
import { FormFault, messageOf } from './FormFault';
import { knownNamesIn } from './knownNames';
import { mountForm } from './mountForm';
import { mayRunCode } from './source/formTrust';

/** A form that someone has written in HTML for the engine's own Tasklist. */
export default function EmbeddedForm(props: FormEngineProps) {
  const { subject, form, onState } = props;
  const { user } = usePluginServices();
  const client = useEngineClient();
  const [attempt, setAttempt] = useState(0);
  const url = form.url ?? '';
  const source = useQuery({
    ...formSourceQuery(client, {
      url,
      userId: user.id,
      taskId: subject.kind === 'task' ? subject.taskId : null,
      deployment: deploymentOf(subject, form.key),
    }),
    // What was typed belongs to the form as it was drawn: it is not drawn again underneath.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEarlyVariables(subject, form.key);
  const message =
    source.error === null || isLoginRequired(source.error) ? null : explainProblem(source.error);

  useEffect(() => {
    if (source.data === undefined)
      onState(message === null ? { phase: 'loading' } : { phase: 'failed', message });
  }, [source.data, message, onState]);

  if (source.data === undefined) {
    return (
      <PendingForm
        error={source.error}
        isFetching={source.isFetching}
        onRetry={() => void source.refetch()}
      />
    );
  }
  return (
    <FormOf
      key={attempt}
      {...props}
      url={url}
      html={source.data}
      onRetry={() => void source.refetch().then(() => setAttempt((number) => number + 1))}
    />
  );
}

interface FormOfProps extends FormEngineProps {
  readonly url: string;
  readonly html: string;
  readonly onRetry: () => void;
}

function FormOf({
  subject,
  form,
  url,
  html,
  readOnly,
  draft,
  onState,
  onReady,
  onChange,
  submit,
  onRetry,
}: FormOfProps) {
  const { t, locale } = useTranslation();
  const services = usePluginServices();
  const queries = useQueryClient();
  const { embeddedForms: rules } = usePluginConfig<FormsConfig>();
  const isTrusted = mayRunCode({ url, processDefinitionKey: definitionKeyOf(subject) }, rules);
  const host = useRef<HTMLDivElement>(null);
  /** The form, once it is on the page and has dates to type. */
  const [dated, setDated] = useState<HTMLElement | null>(null);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'signed-out'>('loading');
  const [fault, setFault] = useState<FormFault | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [warnings, setWarnings] = useState<readonly string[]>([]);

  const warn = (text: string) =>
    setWarnings((before) => (before.includes(text) || before.length >= 5 ? before : [...before, text]));

  const mount = useEffectEvent((element: HTMLElement, signal: AbortSignal) => {
    const { engine, user } = services;
    return mountForm({
      host: element,
      html,
      config: rules,
      isTrusted,
      subject,
      formUrl: url,
      urlParams: {
        userId: user.id,
        engineName: engine.engine,
        ...(subject.kind === 'task' ? { taskId: subject.taskId } : {}),
      },
      engine,
      draft,
      t,
      fetchVariables: (names) => {
        if (subject.kind === 'start') {
          return getStartFormVariables(engine, subject.processDefinitionId, { names, signal });
        }
        knownNamesIn(services.storage).set(formOf(subject, form.key), names);
        return queries.fetchQuery(taskQueries(engine).formVariables(subject.taskId, names));
      },
      bridge: createBridge(services, locale),
      submit,
      onChange,
      onState,
      onScriptError: (error, event) => {
        if (!signal.aborted) warn(t('embedded.scriptError', { event, message: messageOf(error) }));
      },
      onRefused: setRefused,
      onHandlersOff: () => warn(t('embedded.handlersOff')),
      signal,
    });
  });

  const fail = useEffectEvent((error: unknown) => {
    const known = error instanceof FormFault ? error : new FormFault({ kind: 'script', error, index: 0 });
    const cause = 'error' in known.problem ? known.problem.error : null;
    if (isLoginRequired(cause)) {
      setPhase('signed-out');
      return;
    }
    setFault(known);
    onState({ phase: 'failed', message: known.message });
  });

  // Whoever has signed in again wants to see the form.
  const isTimeToRetry = useSessionStatus() === 'active' && phase === 'signed-out';
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isTimeToRetry) retry();
  }, [isTimeToRetry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is drawn once; another source comes with another key
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const ending = new AbortController();
    let takeBack: (() => void) | null = null;
    mount(element, ending.signal)
      .then((handle) => {
        setPhase('ready');
        if (dateControlsIn(element).length > 0) setDated(element);
        takeBack = onReady(handle);
      })
      .catch((error: unknown) => {
        if (ending.signal.aborted) return;
        // What ran so far is taken down: half a form is worse than none.
        ending.abort();
        element.replaceChildren();
        fail(error);
      });
    return () => {
      takeBack?.();
      ending.abort();
      element.replaceChildren();
    };
  }, []);

  return (
    <>
      {fault === null && phase !== 'ready' && <PendingForm error={null} isFetching onRetry={onRetry} />}
      {fault !== null && <BrokenForm problem={fault.problem} subject={subject} onRetry={onRetry} />}
      {fault === null &&
        warnings.map((warning) => (
          <Note key={warning} tone="warning" icon="error" role="status">
            {warning}
          </Note>
        ))}
      {Object.entries(refused).map(([name, message]) => (
        <Note key={name} tone="danger" icon="error">
          {t('error.otherField', { name, message })}
        </Note>
      ))}
      {dated !== null && <EmbeddedDates host={dated} />}
      {/* Switches every control off at once, and takes no part in the form's own structure. */}
      <fieldset className={styles.frame} disabled={readOnly} hidden={fault !== null || phase !== 'ready'}>
        <div className={isTrusted ? undefined : styles.walls}>
          <div
            ref={host}
            className={styles.host}
            data-embedded-host=""
            data-read-only={readOnly ? '' : undefined}
          />
        </div>
      </fieldset>
    </>
  );
}

/** Asks for the variables while the form's source is on its way, if this form is known. */
function useEarlyVariables(subject: FormSubject, key: string | null): void {
  const { engine, storage } = usePluginServices();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    const names = subject.kind === 'task' ? knownNamesIn(storage).get(formOf(subject, key)) : null;
    if (names === null || subject.kind !== 'task') return;
    void queries.prefetchQuery(taskQueries(engine).formVariables(subject.taskId, names));
  }, []);
}

/** The same form asks for the same variables, whatever the task. */
function formOf(subject: FormSubject, key: string | null): string {
  return `${definitionKeyOf(subject)} ${key}`;
}

/** What a deployed form is known by across tasks: it never changes. Null for forms of other origins. */
function deploymentOf(subject: FormSubject, key: string | null): string | null {
  if (key === null || !key.startsWith('embedded:deployment:')) return null;
  const definition = subject.kind === 'task' ? subject.task.processDefinitionId : subject.processDefinitionId;
  return definition === null ? null : `${definition} ${subject.kind} ${key}`;
}

/** Ids of definitions begin with the key. */
function definitionKeyOf(subject: FormSubject): string | null {
  if (subject.kind === 'start') return subject.processDefinitionKey;
  return subject.task.processDefinitionId?.split(':')[0] ?? null;
}
