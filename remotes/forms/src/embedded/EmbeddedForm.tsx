import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formSourceQuery } from '@taskweave/engine-client/queries/formSourceQuery';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { getStartFormVariables } from '@taskweave/engine-client/resources/processDefinition';
import {
  type FormEngineProps,
  type FormSubject,
  useEngineClient,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSignedOut, PendingForm } from '../PendingForm';
import './bootstrapClasses.css';
import { BrokenForm } from './BrokenForm';
import { createBridge } from './createBridge';
import styles from './EmbeddedForm.module.css';
import { FormFault, messageOf } from './FormFault';
import { mountForm } from './mountForm';
import { mayRunCode, readEmbeddedFormsConfig } from './source/formTrust';

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
  const message = source.error === null || isSignedOut(source.error) ? null : source.error.message;

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
      onRetry={() => {
        setAttempt((number) => number + 1);
        void source.refetch();
      }}
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
  const host = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'loading' | 'ready'>('loading');
  const [fault, setFault] = useState<FormFault | null>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);

  const warn = (text: string) =>
    setWarnings((before) => (before.includes(text) || before.length >= 5 ? before : [...before, text]));

  const mount = useEffectEvent((element: HTMLElement, signal: AbortSignal) => {
    const { engine, user, config } = services;
    const rules = readEmbeddedFormsConfig(config);
    const processDefinitionKey = definitionKeyOf(subject);
    return mountForm({
      host: element,
      html,
      config: rules,
      isTrusted: mayRunCode({ url, processDefinitionKey }, rules),
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
      fetchVariables: (names) =>
        subject.kind === 'task'
          ? queries.fetchQuery(taskQueries(engine).formVariables(subject.taskId, names))
          : getStartFormVariables(engine, subject.processDefinitionId, { names, signal }),
      bridge: createBridge(services, locale),
      submit,
      onChange,
      onState,
      onScriptError: (error, event) => {
        if (!signal.aborted) warn(t('embedded.scriptError', { event, message: messageOf(error) }));
      },
      onHandlersOff: () => warn(t('embedded.handlersOff')),
      signal,
    });
  });

  const fail = useEffectEvent((error: unknown) => {
    const known = error instanceof FormFault ? error : new FormFault({ kind: 'script', error, index: 0 });
    setFault(known);
    onState({ phase: 'failed', message: known.message });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is drawn once; another source comes with another key
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const ending = new AbortController();
    let takeBack: (() => void) | null = null;
    mount(element, ending.signal)
      .then((handle) => {
        setPhase('ready');
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
      {fault === null && phase === 'loading' && <PendingForm error={null} isFetching onRetry={onRetry} />}
      {fault !== null && <BrokenForm problem={fault.problem} subject={subject} onRetry={onRetry} />}
      {fault === null &&
        warnings.map((warning) => (
          <Note key={warning} tone="warning" icon="error" role="status">
            {warning}
          </Note>
        ))}
      {/* Switches every control off at once, and takes no part in the form's own structure. */}
      <fieldset className={styles.frame} disabled={readOnly} hidden={fault !== null || phase === 'loading'}>
        <div
          ref={host}
          className={styles.host}
          data-embedded-host=""
          data-read-only={readOnly ? '' : undefined}
        />
      </fieldset>
    </>
  );
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
