import { useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { getDocument } from '@taskweave/engine-client/getText';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import type { AnsweredDocument } from '@taskweave/engine-client/RequestOptions';
import { getStartFormVariables } from '@taskweave/engine-client/resources/definition/processDefinition';
import { type Trust, trustOf } from '@taskweave/plugin-files/forms/formTrust';
import {
  type FormEngineProps,
  type FormHandle,
  type Language,
  usePluginConfig,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FormsConfig } from '../form-parts/formsConfig';
import { handleThrough } from '../form-parts/useFormHandle';
import { createBridge } from './createBridge';
import { dateControlsIn } from './dates/dateControls';
import { definitionKeyOf, formOf } from './formIdentity';
import { knownNamesIn } from './knownNames';
import { mountForm } from './mountForm';
import { FormFault } from './source/FormFault';

export interface MountedFormProps extends FormEngineProps {
  readonly url: string;
  readonly source: AnsweredDocument;
  readonly contextPath: string | null;
}

export function useMountedForm(
  host: RefObject<HTMLElement | null>,
  { subject, form, url, source, contextPath, draft, onState, onReady, onChange, submit }: MountedFormProps,
) {
  const { t, locale } = useTranslation();
  const services = usePluginServices();
  const queries = useQueryClient();
  const { embeddedForms: rules } = usePluginConfig<FormsConfig>();
  const { engine, page, user } = services;
  const { appRoot, prefix } = engine;
  const processDefinitionKey = definitionKeyOf(subject);
  const trustIn = (address: string, answer: AnsweredDocument) =>
    trustOf(
      { url: address, answer, page: page.address, appRoot, prefix, contextPath, processDefinitionKey },
      rules,
    );
  const trust = trustIn(url, source);
  const [dated, setDated] = useState<HTMLElement | null>(null);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'signed-out'>('loading');
  const [fault, setFault] = useState<FormFault | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { warnings, warn } = useWarnings();

  function mount(element: HTMLElement, signal: AbortSignal): Promise<FormHandle> {
    return mountForm({
      host: element,
      html: source.text,
      config: rules,
      trust,
      subject,
      formUrl: url,
      urlParams: {
        userId: user.id,
        engineName: engine.name,
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
        return queries.fetchQuery(taskFormQueries(engine).formVariables(subject.taskId, names));
      },
      bridge: {
        ...createBridge(services, locale),
        onDoubleExpression: (attribute) => warn(t('embedded.doubleExpression', { attribute })),
        fetchTemplate: (address) => fetchTrusted(address, engine, trustIn, t),
      },
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
  }

  function fail(error: unknown): void {
    const known = error instanceof FormFault ? error : new FormFault({ kind: 'script', error, index: 0 });
    const cause = 'error' in known.problem ? known.problem.error : null;
    if (isLoginRequired(cause)) {
      setPhase('signed-out');
      return;
    }
    setFault(known);
    onState({ kind: 'failed', message: known.message });
  }

  useMountOnce(host, mount, fail, (handle, element) => {
    setPhase('ready');
    if (dateControlsIn(element).length > 0) setDated(element);
    return onReady(handle);
  });

  return { isTrusted: trust === 'trusted', dated, phase, fault, refused, warnings };
}

function useWarnings() {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const warn = (text: string) =>
    setWarnings((before) => (before.includes(text) || before.length >= 5 ? before : [...before, text]));
  return { warnings, warn };
}

function useMountOnce(
  host: RefObject<HTMLElement | null>,
  mount: (element: HTMLElement, signal: AbortSignal) => Promise<FormHandle>,
  onFailed: (error: unknown) => void,
  onMounted: (handle: FormHandle, element: HTMLElement) => () => void,
): void {
  const start = useEffectEvent(mount);
  const fail = useEffectEvent(onFailed);
  const succeed = useEffectEvent(onMounted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is drawn once; another source comes with another key
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const ending = new AbortController();
    let takeBack: (() => void) | null = null;
    const mounted: RefObject<FormHandle | null> = { current: null };
    start(element, ending.signal)
      .then((form) => {
        mounted.current = form;
        const canWait = form.canWait === true;
        takeBack = succeed(handleThrough(mounted, { hasDrafts: true, canWait }), element);
      })
      .catch((error: unknown) => {
        if (ending.signal.aborted) return;
        ending.abort();
        element.replaceChildren();
        fail(error);
      });
    return () => {
      takeBack?.();
      mounted.current = null;
      ending.abort();
      element.replaceChildren();
    };
  }, []);
}

async function fetchTrusted(
  address: string,
  engine: EngineClient,
  trustIn: (address: string, answer: AnsweredDocument) => Trust,
  t: Language['t'],
): Promise<string> {
  const { href } = new URL(address, document.baseURI);
  const template = await getDocument(engine, href);
  if (trustIn(href, template) === 'trusted') return template.text;
  throw new Error(t('embedded.template', { address }));
}
