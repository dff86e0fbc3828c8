import { Form } from '@bpmn-io/form-js-viewer';
import './formJs.css';
import type { FormJsData } from './formJsData';
import type { FrameRules } from './frameGrants';
import { registerSafeFields } from './safeFields';
import type { FormSchema } from './schemaFields';

interface FormJsState {
  readonly data: FormJsData;
  readonly errors: Readonly<Record<string, unknown>>;
}

interface FileRegistry {
  setFiles(reference: string, files: readonly File[]): void;
  getAllFiles(): ReadonlyMap<string, readonly File[]>;
}

interface FieldRegistry {
  getAll(): readonly { readonly id: string }[];
}

interface PathRegistry {
  getValuePath(field: object): readonly unknown[] | undefined;
}

export interface FormJsViewer {
  /** Values of all fields, as they are now. */
  readonly data: FormJsData;
  readonly files: ReadonlyMap<string, readonly File[]>;
  /** Checks all fields, shows what is wrong, and gives what may be sent; null where something is wrong. */
  check(): FormJsData | null;
  /**
   * Shows messages at the fields of variables, each until its field is changed or checked again. Returns the names of
   * variables without a field.
   */
  refuse(messages: Readonly<Record<string, string>>): readonly string[];
  setReadOnly(readOnly: boolean): void;
  destroy(): void;
}

export interface FormJsViewerOptions {
  readonly container: HTMLElement;
  readonly schema: FormSchema;
  readonly data: FormJsData;
  /** Files by their references in the data. */
  readonly files: Readonly<Record<string, readonly File[]>>;
  readonly readOnly: boolean;
  /** What pages in frames of the form may do. */
  readonly frames: FrameRules;
  /** Whether the form may show the document that lies at an address. */
  readonly mayShowDocument: (address: string) => boolean;
  readonly translate: (template: string, values?: Readonly<Record<string, unknown>>) => string;
  readonly onChange: (state: { readonly isValid: boolean }) => void;
  /** A button of the form that submits was pressed. */
  readonly onSubmit: () => void;
}

/** Draws a form of a schema. Rejects with what is wrong with the schema. */
export async function createFormJsViewer(options: FormJsViewerOptions): Promise<FormJsViewer> {
  const { container, schema, data, files, readOnly } = options;
  const settings = {
    container,
    properties: { readOnly },
    additionalModules: [
      {
        translate: ['value', options.translate],
        documentEndpointBuilder: ['value', { buildUrl: allowedAddress(options.mayShowDocument) }],
      },
    ],
    // Not part of its types. What is typed must be in the data at once: the page may be left before any pause is over.
    debounce: false,
  };
  const form = new Form(settings);
  registerSafeFields(form, options.frames);
  const registry = form.get<FileRegistry>('fileRegistry');
  let state: FormJsState = { data, errors: {} };
  let isChecking = false;

  form.on('changed', (next: FormJsState) => {
    state = next;
    options.onChange({ isValid: isEmpty(next.errors) });
  });
  form.on('submit', () => {
    if (!isChecking) options.onSubmit();
  });
  // Between the old content and the first drawing of the new: a picker forgets a reference that it does not find.
  form.on('import.done', () => {
    for (const [reference, chosen] of Object.entries(files)) registry.setFiles(reference, chosen);
  });

  try {
    await form.importSchema(schema, data);
  } catch (error) {
    form.destroy();
    throw error;
  }

  return {
    get data() {
      return state.data;
    },
    get files() {
      return registry.getAllFiles();
    },
    check() {
      isChecking = true;
      try {
        const result = form.submit();
        return isEmpty(result.errors) ? result.data : null;
      } finally {
        isChecking = false;
      }
    },
    refuse(messages) {
      const fields = form.get<FieldRegistry>('formFieldRegistry').getAll();
      const paths = form.get<PathRegistry>('pathRegistry');
      const idOf = (name: string) =>
        fields.find((field) => {
          const path = paths.getValuePath(field) ?? [];
          return path.length === 1 && path[0] === name;
        })?.id;
      const placed = Object.entries(messages).flatMap(([name, text]) => {
        const id = idOf(name);
        return id === undefined ? [] : [{ name, id, text }];
      });
      const errors = Object.fromEntries(placed.map(({ id, text }) => [id, [text]]));
      form._setState({ errors: { ...state.errors, ...errors } });
      return Object.keys(messages).filter((name) => placed.every((other) => other.name !== name));
    },
    setReadOnly: (next) => form.setProperty('readOnly', next),
    destroy: () => form.destroy(),
  };
}

/** form-js asks this for the address of each document; what is no address it does not show. */
function allowedAddress(mayShow: (address: string) => boolean) {
  return ({ endpoint }: { readonly endpoint?: unknown }) =>
    typeof endpoint === 'string' && URL.canParse(endpoint) && mayShow(endpoint) ? endpoint : '';
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
