import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { messageOf } from '@taskweave/engine-client/messageOf';
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
import type { FieldMessage, FormJsViewer, FormJsViewerOptions } from './createFormJsViewer';
import { type Collected, collectVariables } from './data/collectVariables';
import type { FormNow } from './data/FormNow';
import { type ExactValues, exactValues, toFormJsData } from './data/formJsData';
import { readDraft } from './data/formJsDraft';
import { type FormSchema, readFieldTree } from './data/schemaFields';
import { translateFormJs } from './formJsTexts';
import { loadFormJs } from './loadFormJs';

interface FormJsFieldsProps extends FormEngineProps {
  readonly schema: FormSchema;
  readonly variables: FormVariables;
}

const FIRST_FIELD = ':is(input, textarea, select, button):not([type="hidden"], :disabled, .fjs-hidden)';
const FIRST_FAULT = `.fjs-has-errors ${FIRST_FIELD}`;

export function FormJsFields(props: FormJsFieldsProps) {
  const { schema, variables, subject, isReadOnly, draft, onState, onReady, onChange, submit } = props;
  const { t, locale } = useTranslation();
  const { engine: client, page } = usePluginServices();
  const [isValid, setIsValid] = useState(true);
  const fileAddress = (name: string) => addressOfFile(client, page, subject, name);
  const [{ exact, data }] = useState(() => {
    const digits = exactValues(variables);
    return { exact: digits, data: toFormJsData(variables, digits, readFieldTree(schema), fileAddress) };
  });

  const { container, viewer, isReady, problem } = useFormJsViewer({
    schema,
    data,
    exact,
    draft: readDraft(draft?.values),
    files: draft?.files ?? {},
    readOnly: isReadOnly,
    ...useOutsideRules(props, fileAddress),
    translate: translateFormJs(t),
    onChange: handleChange,
    onSubmit: () => void submit(),
  });
  const { isDirty, touch, judge } = useTouched(viewer, draft !== null);
  const { refused, showMessages, focusFault, focusFirst, hasFault } = useMessages(viewer, container);

  useReportedState(onState, problem, isReady ? { isDirty, isValid } : null);

  useFormHandle(
    {
      collect: async () => {
        const now = (await viewer.current?.check()) ?? null;
        await focusFault();
        if (now === null || hasFault()) return null;
        const { variables: sent, refusals } = await collected(
          now,
          variables,
          exact,
          formatsFor(locale).bytes(FILE_LIMIT),
        );
        await showMessages(
          refusals.map(({ path, fault: { key, values } }) => ({ path, text: t(key, values) })),
        );
        return refusals.length > 0 ? null : { kind: 'complete', variables: sent };
      },
      settled: (result) => {
        if (result.kind !== 'rejected') return;
        const messages = Object.entries(result.rejection.fields);
        void showMessages(messages.map(([name, words]) => ({ path: [name], text: rejectionText(words, t) })));
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
      <RefusedVariables refused={refused.map(({ path, text }) => [path.join('.'), text] as const)} />
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

function useOutsideRules(
  { form, subject, variables }: FormJsFieldsProps,
  fileAddress: (name: string) => string,
): Pick<FormJsViewerOptions, 'frames' | 'mayShowDocument'> {
  const { embeddedForms, formJs } = usePluginConfig<FormsConfig>();
  const { engine, page } = usePluginServices();
  const url = form.url ?? '';
  // A schema is never requested from its own URL: only its deployment counts, and there are no redirects.
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
    mayShowDocument: (address) =>
      new URL(address).origin !== new URL(page.address).origin ||
      Object.keys(variables).some((name) => fileAddress(name) === address),
  };
}

function useReportedState(
  onState: FormEngineProps['onState'],
  problem: string | null,
  ready: { readonly isDirty: boolean; readonly isValid: boolean } | null,
): void {
  const { isDirty: dirty, isValid: valid } = ready ?? { isDirty: false, isValid: false };
  const isReady = ready !== null;
  useEffect(() => {
    if (problem !== null) onState({ kind: 'failed', message: problem });
    else if (isReady) onState({ kind: 'ready', isDirty: dirty, isValid: valid });
  }, [isReady, dirty, valid, problem, onState]);
}

async function collected(
  now: FormNow,
  variables: FormVariables,
  exact: ExactValues,
  size: string,
): Promise<Collected> {
  const tooLarge = now.fields.filter(({ value }) =>
    now.files.get(String(value))?.some((file) => file.size > FILE_LIMIT),
  );
  if (tooLarge.length === 0) return collectVariables(now, variables, exact);
  const fault = { key: 'common.fileTooLarge', values: { size } } as const;
  return { variables: {}, refusals: tooLarge.map(({ path }) => ({ path, fault })) };
}

function useMessages(viewer: RefObject<FormJsViewer | null>, container: RefObject<HTMLElement | null>) {
  const [refused, setRefused] = useState<readonly FieldMessage[]>([]);

  function focusFirst(selector: string): HTMLElement | null | undefined {
    const element = container.current?.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'center' });
    return element;
  }

  const faulty = () => container.current?.querySelector('.fjs-has-errors') ?? null;

  async function focusFault(): Promise<void> {
    await drawn();
    if (unfoldTo(faulty())) await drawn();
    // Focusing a date field opens its calendar over the message.
    focusFirst(FIRST_FAULT)?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape' }));
  }

  async function showMessages(messages: readonly FieldMessage[]): Promise<void> {
    setRefused(viewer.current?.refuse(messages) ?? []);
    if (messages.length > 0) await focusFault();
  }

  return { refused, showMessages, focusFault, focusFirst, hasFault: () => faulty() !== null };
}

function useTouched(viewer: RefObject<FormJsViewer | null>, isRestored: boolean) {
  const wasTouched = useRef(false);
  const [isDirty, setIsDirty] = useState(isRestored);

  function touch(): void {
    wasTouched.current = true;
  }

  function judge(): boolean {
    if (!wasTouched.current || viewer.current === null) return false;
    setIsDirty(isRestored || viewer.current.isChanged);
    return true;
  }

  return { isDirty, touch, judge };
}

function addressOfFile(client: EngineClient, page: HostPage, subject: FormSubject, name: string): string {
  if (subject.kind !== 'task') return '';
  const path = client.url(`task/${segment(subject.taskId)}/variables/${segment(name)}/data`);
  return new URL(path, page.address).href;
}

function unfoldTo(field: Element | null): boolean {
  const row = field?.closest('.fjs-repeat-row-collapsed') ?? null;
  const list = row?.closest('.fjs-form-field-dynamiclist') ?? null;
  if (list === null) return false;
  list
    .querySelector<HTMLElement>(':scope > .fjs-repeat-render-footer > .fjs-repeat-render-collapse')
    ?.click();
  unfoldTo(list.parentElement);
  return true;
}

function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

function snapshotOf(form: FormJsViewer | null): FormSnapshot | null {
  return form && { values: form.draft, files: Object.fromEntries(form.files) };
}

interface DrawnForm {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly viewer: RefObject<FormJsViewer | null>;
  readonly isReady: boolean;
  readonly problem: string | null;
}

function useFormJsViewer(options: Omit<FormJsViewerOptions, 'container'>): DrawnForm {
  const { readOnly } = options;
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<FormJsViewer | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is drawn once; a new schema makes a new one of these
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isWanted = true;
    let created: FormJsViewer | null = null;
    loadFormJs()
      .then(({ createFormJsViewer }) => createFormJsViewer({ ...options, container: element }))
      .then(
        (made) => {
          if (!isWanted) {
            made.destroy();
            return;
          }
          created = made;
          viewer.current = made;
          setIsReady(true);
        },
        (error: unknown) => isWanted && setProblem(messageOf(error)),
      );
    return () => {
      isWanted = false;
      viewer.current = null;
      created?.destroy();
    };
  }, []);

  useEffect(() => {
    if (isReady) viewer.current?.setReadOnly(readOnly);
  }, [isReady, readOnly]);

  return { container, viewer, isReady, problem };
}
