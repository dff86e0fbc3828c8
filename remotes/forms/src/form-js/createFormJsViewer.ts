import { Form, runExpressionEvaluation } from '@bpmn-io/form-js-viewer';
import { isDecimal } from '@taskweave/engine-client/variables/exactDecimal';
import './formJs.css';
import { shownClock } from './data/clockText';
import type { FieldNow, FormNow } from './data/FormNow';
import { type ExactValues, type FormJsData, offeredPart } from './data/formJsData';
import { differences, type FormJsDraft, hasOtherRows, withTyped, writeDraft } from './data/formJsDraft';
import { KeptRows, type Path, type RowChange, valueAt } from './data/keptRows';
import { showsSame } from './data/sameValue';
import { type FormSchema, hasFields, type SchemaField } from './data/schemaFields';
import { acceptKeptValues, registerExactFields } from './exactFields';
import type { FrameRules } from './frameGrants';
import { registerSafeFields } from './safeFields';
import { registerTranslatedFields } from './translatedFields';
import { followTypedClocks, type TypedClocks } from './typedClocks';

interface FormJsState {
  readonly data: FormJsData;
  readonly errors: Readonly<Record<string, unknown>>;
}

interface FileRegistry {
  setFiles(reference: string, files: readonly File[]): void;
  getAllFiles(): ReadonlyMap<string, readonly File[]>;
}

interface FieldInstance {
  readonly id: string;
  readonly valuePath: Path;
  readonly indexes?: Readonly<Record<string, number>>;
  readonly expressionContextInfo: Readonly<Record<string, unknown>>;
}

interface InstanceRegistry {
  getAll(): readonly FieldInstance[];
  getAllKeyed(): readonly FieldInstance[];
}

interface FieldRegistry {
  get(id: string): SchemaField;
}

interface RowEvent {
  readonly dataPath: Path;
  readonly index: number;
}

export interface FieldMessage {
  readonly path: Path;
  readonly text: string;
}

export interface FormJsViewer {
  readonly draft: FormJsDraft;
  readonly isChanged: boolean;
  readonly files: ReadonlyMap<string, readonly File[]>;
  check(): Promise<FormNow | null>;
  refuse(messages: readonly FieldMessage[]): readonly FieldMessage[];
  setReadOnly(readOnly: boolean): void;
  destroy(): void;
}

export interface FormJsViewerOptions {
  readonly container: HTMLElement;
  readonly schema: FormSchema;
  readonly data: FormJsData;
  readonly exact: ExactValues;
  readonly draft: FormJsDraft;
  readonly files: Readonly<Record<string, readonly File[]>>;
  readonly readOnly: boolean;
  readonly frames: FrameRules;
  readonly mayShowDocument: (address: string) => boolean;
  readonly translate: (template: string, values?: Readonly<Record<string, unknown>>) => string;
  readonly onChange: (state: { readonly isValid: boolean }) => void;
  readonly onSubmit: () => void;
}

export async function createFormJsViewer(options: FormJsViewerOptions): Promise<FormJsViewer> {
  const { data, exact, draft } = options;
  const form = newForm(options);
  let state: FormJsState = { data, errors: {} };
  let isChecking = false;

  form.on('changed', (next: FormJsState) => {
    state = next;
    options.onChange({ isValid: isEmpty(next.errors) });
  });
  form.on('submit', () => {
    if (!isChecking) options.onSubmit();
  });
  const { shown, rows } = await importSchema(form, options).catch((error: unknown) => {
    form.destroy();
    throw error;
  });
  const typed = followTypedClocks(options.container);
  const now = () => formNow(form, state.data, rows);

  return {
    get draft() {
      return writeDraft(differences(state.data, shown), rows.changes, draft, exact);
    },
    get isChanged() {
      return (
        rows.changes.length > 0 || now().fields.some((it) => it.isTouched && it.field.type !== 'expression')
      );
    },
    get files() {
      return form.get<FileRegistry>('fileRegistry').getAllFiles();
    },
    async check() {
      await typed.leave();
      isChecking = true;
      try {
        const { errors } = form.submit();
        const messages = unreadTexts(form, typed, options.translate);
        showMessages(form, state.errors, messages);
        return isEmpty(errors) && messages.length === 0 ? now() : null;
      } finally {
        isChecking = false;
      }
    },
    refuse: (messages) => showMessages(form, state.errors, messages),
    setReadOnly: (next) => form.setProperty('readOnly', next),
    destroy: () => form.destroy(),
  };
}

function newForm(options: FormJsViewerOptions): Form {
  const settings = {
    container: options.container,
    properties: { readOnly: options.readOnly },
    additionalModules: [
      {
        translate: ['value', options.translate],
        documentEndpointBuilder: ['value', { buildUrl: allowedAddress(options.mayShowDocument) }],
      },
    ],
    // Input must reach the data at once, since the page may be left before a debounce ends.
    debounce: false,
  };
  const form = new Form(settings);
  registerSafeFields(form, options.frames, options.translate);
  registerExactFields(form);
  registerTranslatedFields(form, options.translate);
  return form;
}

interface Imported {
  readonly shown: FormJsData;
  readonly rows: KeptRows;
}

function importSchema(form: Form, options: FormJsViewerOptions): Promise<Imported> {
  const { schema, data, exact, draft, files } = options;
  return new Promise((resolve, reject) => {
    // The files must be set before the form is drawn, because a picker forgets a reference that it does not find as it draws.
    form.on('import.done', ({ error }: { readonly error?: unknown }) => {
      if (error !== undefined) return;
      for (const [reference, chosen] of Object.entries(files)) {
        form.get<FileRegistry>('fileRegistry').setFiles(reference, chosen);
      }
      const shown: FormJsData = form._getInitializedFieldData(structuredClone(data));
      const isSame = (name: string) => !hasOtherRows(draft, name, exact);
      const sameRows = <T extends object>(values: T) =>
        Object.fromEntries(Object.entries(values).filter(([name]) => isSame(name)));
      const rows = new KeptRows(
        { shown: sameRows(shown), exact: sameRows(exact) },
        draft.rows.filter(({ path }) => isSame(String(path[0]))),
      );
      followRows(form, rows);
      acceptKeptValues(form, rows);
      resolve({ shown, rows });
    });
    form.importSchema(schema, withTyped(data, draft.typed)).catch(reject);
  });
}

function unreadTexts(
  form: Form,
  typed: TypedClocks,
  translate: FormJsViewerOptions['translate'],
): readonly FieldMessage[] {
  const registry = form.get<FieldRegistry>('formFieldRegistry');
  return instances(form)
    .getAllKeyed()
    .flatMap(({ id, indexes, valuePath: path }) => {
      const control =
        ['fjs-form', form._id, id].join('-') +
        rowsOf(indexes)
          .map((row) => `_${row}`)
          .join('');
      const field = registry.get(id);
      if (field.type === 'datetime') {
        const text = typed.notTaken(control, shownClock(field, valueAt(form._getState().data, path)));
        return text === null ? [] : [{ path, text: translate('Not taken: {text}', { text }) }];
      }
      const input = field.type === 'number' ? document.getElementById(control) : null;
      const text = input instanceof HTMLInputElement ? input.value.replace(',', '.') : '';
      const isRead = text === '' || isDecimal(text);
      return isRead ? [] : [{ path, text: translate('Value is not a number.') }];
    });
}

function showMessages(
  form: Form,
  shown: FormJsState['errors'],
  messages: readonly FieldMessage[],
): readonly FieldMessage[] {
  const placed = messages.flatMap((message) => {
    const instance = instances(form)
      .getAllKeyed()
      .find(({ valuePath }) => isSamePath(valuePath, message.path));
    return instance === undefined ? [] : [{ instance, message }];
  });
  const errors = placed.reduce(
    (all, { instance: { id, indexes }, message: { text } }) => withError(all, [id, ...rowsOf(indexes)], text),
    shown,
  );
  if (placed.length > 0) form._setState({ errors });
  return messages.filter((message) => placed.every((other) => other.message !== message));
}

function rowsOf(indexes: FieldInstance['indexes']): readonly string[] {
  return Object.values(indexes ?? {}).map(String);
}

/** form-js also emits row events for additions and removals that it then refuses. */
function followRows(form: Form, rows: KeptRows): void {
  let asked: RowChange | null = null;
  form.on('repeatRenderManager.add', ({ dataPath: path, index }: RowEvent) => {
    asked = { kind: 'added', path, index };
  });
  form.on('repeatRenderManager.remove', ({ dataPath: path, index }: RowEvent) => {
    asked = { kind: 'removed', path, index };
  });
  form.on('field.updated', ({ fieldInstance }: { readonly fieldInstance: FieldInstance }) => {
    if (asked !== null && isSamePath(asked.path, fieldInstance.valuePath)) rows.change(asked);
    asked = null;
  });
  form.on('reset', () => rows.reset());
}

function formNow(form: Form, data: FormJsData, rows: KeptRows): FormNow {
  const registry = form.get<FieldRegistry>('formFieldRegistry');
  const fields = instances(form)
    .getAllKeyed()
    .map((instance): FieldNow => {
      const { id, valuePath: path } = instance;
      const field = registry.get(id);
      const value = valueAt(data, path);
      const before = rows.shownAt(path);
      const isTouched =
        !showsSame(field, value, before) &&
        !showsSame(field, value, offeredBefore(form, field, instance, rows));
      return { field, path, value, isTouched };
    });
  const lists = instances(form)
    .getAll()
    .filter(({ id }) => {
      const { type, isRepeating } = registry.get(id);
      return type === 'dynamiclist' && isRepeating !== false;
    })
    .filter(({ id, valuePath }) => hasFields(registry.get(id)) || rows.exactAt(valuePath) !== undefined)
    .map(({ valuePath: path }) => {
      const list = valueAt(data, path);
      return { path, length: Array.isArray(list) ? list.length : 0, isTouched: rows.hasChanged(path) };
    });
  return {
    fields: fields.filter(({ field }) => field.disabled !== true),
    lists,
    exactAt: (path) => rows.exactAt(path),
    files: form.get<FileRegistry>('fileRegistry').getAllFiles(),
  };
}

/** form-js removes the rest of the initial value after the first render. */
function offeredBefore(form: Form, field: SchemaField, instance: FieldInstance, rows: KeptRows): unknown {
  const before = rows.shownAt(instance.valuePath);
  if (typeof field.valuesExpression !== 'string' || before === undefined) return before;
  const row = instance.valuePath.slice(
    0,
    instance.valuePath.findLastIndex((name) => typeof name === 'number') + 1,
  );
  const offered: unknown = runExpressionEvaluation(form.get('expressionLanguage'), field.valuesExpression, {
    ...instance.expressionContextInfo,
    data: rows.shownAt([]),
    this: rows.shownAt(row),
  });
  return offeredPart(field, before, offered);
}

function instances(form: Form): InstanceRegistry {
  return form.get<InstanceRegistry>('formFieldInstanceRegistry');
}

function isSamePath(path: Path, other: Path): boolean {
  return JSON.stringify(path) === JSON.stringify(other);
}

function withError(
  errors: unknown,
  [name = '', ...others]: readonly string[],
  text: string,
): FormJsState['errors'] {
  const known: FormJsState['errors'] = typeof errors === 'object' ? { ...errors } : {};
  return { ...known, [name]: others.length === 0 ? [text] : withError(known[name], others, text) };
}

/** form-js calls this for every document URL and does not render what is not a URL. */
function allowedAddress(mayShow: (address: string) => boolean) {
  return ({ endpoint }: { readonly endpoint?: unknown }) =>
    typeof endpoint === 'string' && URL.canParse(endpoint) && mayShow(endpoint) ? endpoint : '';
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
