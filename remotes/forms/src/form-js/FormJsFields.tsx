import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { segment } from '@taskweave/engine-client/segment';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { formatsFor } from '@taskweave/i18n/formats';
import { trustOf } from '@taskweave/plugin-files/forms/formTrust';
import {
  type FormEngineProps,
  type FormSnapshot,
  type FormSubject,
  type HostPage,
  usePluginConfig,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { definitionKeyOf } from '../embedded/formIdentity';
import type { FormsConfig } from '../form-parts/formsConfig';
import { RefusedVariables } from '../form-parts/RefusedVariables';
import { rejectionText } from '../form-parts/rejectionFault';
import { useFormHandle } from '../form-parts/useFormHandle';
import walls from '../form-parts/walls.module.css';
import type { FormJsViewer, FormJsViewerOptions } from './createFormJsViewer';
import { type FormJsData, toFormJsData, toVariables } from './formJsData';
import { translateFormJs } from './formJsTexts';
import { type FormSchema, readSchemaFields } from './schemaFields';
import { useFormJsViewer } from './useFormJsViewer';

interface FormJsFieldsProps extends FormEngineProps {
  readonly schema: FormSchema;
  readonly variables: FormVariables;
}

const FIRST_FIELD = ':is(input, textarea, select, button):not([type="hidden"], :disabled, .fjs-hidden)';
const FIRST_FAULT = `.fjs-has-errors ${FIRST_FIELD}`;

/** The fields of a schema, drawn by form-js; everything around them is ours. */
export function FormJsFields(props: FormJsFieldsProps) {
  const { schema, variables, subject, readOnly, draft, onState, onReady, onChange, submit } = props;
  const { t, locale } = useTranslation();
  const { engine: client, page } = usePluginServices();
  const [isValid, setIsValid] = useState(true);
  const fields = readSchemaFields(schema);
  const fileAddress = (name: string) => addressOfFile(client, page, subject, name);
  const initial = useRef<FormJsData>(toFormJsData(variables, fields, fileAddress));

  const { container, viewer, isReady, problem } = useFormJsViewer({
    schema,
    data: { ...initial.current, ...draftData(draft?.values) },
    files: draft?.files ?? {},
    readOnly,
    ...useOutsideRules(props, fileAddress),
    translate: translateFormJs(t),
    onChange: handleChange,
    onSubmit: () => void submit(),
  });
  const { isDirty, touch, judge } = useTouched(viewer, draft !== null);
  const { refused, setRefused, showMessages, focusFault, focusFirst } = useMessages(viewer, container);

  useReportedState(onState, problem, isReady ? { isDirty, isValid } : null);

  useFormHandle(
    {
      collect: async () => {
        const form = viewer.current;
        const data = form?.check() ?? null;
        if (form === null || data === null) {
          await focusFault();
          return null;
        }
        setRefused([]);
        const tooLarge = tooLargeIn(fields.filePickers, data, form.files);
        if (tooLarge.length > 0) {
          const text = t('common.fileTooLarge', { size: formatsFor(locale).bytes(FILE_LIMIT) });
          await showMessages(tooLarge.map((name) => [name, text] as const));
          return null;
        }
        return {
          kind: 'complete',
          variables: await toVariables(data, form.files, variables, fields, initial.current),
        };
      },
      settled: (result) => {
        if (result.kind !== 'rejected') return;
        const messages = Object.entries(result.rejection.fields);
        void showMessages(messages.map(([name, words]) => [name, rejectionText(words, t)] as const));
      },
      snapshot: () => (isDirty ? snapshotOf(viewer.current) : null),
      canWait: true,
      focus: () => focusFirst(FIRST_FIELD),
    },
    onReady,
  );

  function handleChange(state: { readonly isValid: boolean }): void {
    setIsValid(state.isValid);
    if (judge()) onChange();
  }

  return (
    <>
      {problem !== null && <ErrorCard title={t('formJs.broken')} detail={problem} />}
      <RefusedVariables refused={refused} />
      <div
        ref={container}
        className={walls.walls}
        onPointerDownCapture={touch}
        onKeyDownCapture={touch}
        onFocusCapture={touch}
        onDropCapture={touch}
      />
    </>
  );
}

/** What the form may show that is not its own, as the administrator's file says. */
function useOutsideRules(
  { form, subject, variables }: FormJsFieldsProps,
  fileAddress: (name: string) => string,
): Pick<FormJsViewerOptions, 'frames' | 'mayShowDocument'> {
  const { embeddedForms, formJs } = usePluginConfig<FormsConfig>();
  const { engine, page } = usePluginServices();
  const url = form.url ?? '';
  // A schema is no page: only where it was deployed counts, and nothing leads its request elsewhere.
  const trust = trustOf(
    {
      url,
      answer: { url: engine.url(url), contentType: 'application/json', isAttachment: false },
      page: page.address,
      appRoot: engine.appRoot,
      contextPath: null,
      processDefinitionKey: definitionKeyOf(subject),
    },
    embeddedForms,
  );
  return {
    frames: { mayRunCode: trust === 'trusted', places: formJs.frames },
    // On this server the files of the task alone. What others there are, the page's policy says.
    mayShowDocument: (address) =>
      new URL(address).origin !== new URL(page.address).origin ||
      Object.keys(variables).some((name) => fileAddress(name) === address),
  };
}

/** Reports the state of the form to the view around it. */
function useReportedState(
  onState: FormEngineProps['onState'],
  problem: string | null,
  ready: { readonly isDirty: boolean; readonly isValid: boolean } | null,
): void {
  const { isDirty: dirty, isValid: valid } = ready ?? { isDirty: false, isValid: false };
  const isReady = ready !== null;
  useEffect(() => {
    if (problem !== null) onState({ phase: 'failed', message: problem });
    else if (isReady) onState({ phase: 'ready', dirty, valid });
  }, [isReady, dirty, valid, problem, onState]);
}

/** The pickers that hold a file which the engine would not take. */
function tooLargeIn(
  pickers: Iterable<string>,
  data: FormJsData,
  files: ReadonlyMap<string, readonly File[]>,
): readonly string[] {
  return [...pickers].filter((name) => files.get(String(data[name]))?.some(({ size }) => size > FILE_LIMIT));
}

type Messages = readonly (readonly [name: string, text: string])[];

/** What is wrong with the fields after they were sent, beside what form-js finds by itself. */
function useMessages(viewer: RefObject<FormJsViewer | null>, container: RefObject<HTMLElement | null>) {
  /** Of variables that the form has no field for. */
  const [refused, setRefused] = useState<Messages>([]);

  function focusFirst(selector: string): void {
    const element = container.current?.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'center' });
  }

  async function focusFault(): Promise<void> {
    await drawn();
    focusFirst(FIRST_FAULT);
  }

  async function showMessages(texts: Messages): Promise<void> {
    const elsewhere = viewer.current?.refuse(Object.fromEntries(texts)) ?? [];
    setRefused(texts.filter(([name]) => elsewhere.includes(name)));
    await focusFault();
  }

  return { refused, setRefused, showMessages, focusFault, focusFirst };
}

/** Whether the person has changed something. Expressions of the form change its data as well, and do not count. */
function useTouched(viewer: RefObject<FormJsViewer | null>, isRestored: boolean) {
  /** The data when the person first touched the form: expressions may have changed it before. */
  const untouched = useRef<string | null>(null);
  const [isDirty, setIsDirty] = useState(isRestored);

  /** Before the first press or key has done anything. */
  function touch(): void {
    if (untouched.current === null && viewer.current !== null) {
      untouched.current = JSON.stringify(viewer.current.data);
    }
  }

  /** After each change; gives whether the form was touched at all. */
  function judge(): boolean {
    if (untouched.current === null || viewer.current === null) return false;
    setIsDirty(isRestored || JSON.stringify(viewer.current.data) !== untouched.current);
    return true;
  }

  return { isDirty, touch, judge };
}

function addressOfFile(client: EngineClient, page: HostPage, subject: FormSubject, name: string): string {
  if (subject.kind !== 'task') return '';
  const path = client.url(`task/${segment(subject.taskId)}/variables/${segment(name)}/data`);
  return new URL(path, page.address).href;
}

function draftData(values: unknown): FormJsData {
  return typeof values === 'object' && values !== null ? (values as FormJsData) : {};
}

/** form-js draws its messages a moment later. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

function snapshotOf(form: FormJsViewer | null): FormSnapshot | null {
  return form && { values: form.data, files: Object.fromEntries(form.files) };
}
