import { fileVariable } from '@taskweave/engine-client/variables/fileVariable';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { elementOf, type FieldContext, type FormField } from './FieldContext';

/** `input type="file"`: what was chosen is read when the form is sent. */
export class FileField implements FormField {
  static readonly selector = 'input[type="file"][cam-variable-name]';

  readonly control: HTMLInputElement;
  readonly element: unknown;
  readonly variableName: string;
  originalValue: unknown = null;
  previousValue: unknown = null;
  readonly #context: FieldContext;

  constructor(control: HTMLInputElement, context: FieldContext) {
    this.control = control;
    this.element = elementOf(context, control);
    this.variableName = control.getAttribute('cam-variable-name') ?? '';
    this.#context = context;
    const type = control.getAttribute('cam-variable-type') ?? 'File';
    context.manager.createVariable({ name: this.variableName, type, value: null });
  }

  get file(): File | null {
    return this.control.files?.[0] ?? null;
  }

  /** Browsers let nobody choose a file but the person. */
  applyValue(): void {}

  getValue(): unknown {
    return this.#context.manager.variable(this.variableName)?.value ?? null;
  }

  /** Puts a file back that was chosen before the work was interrupted. */
  restore(file: File): void {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    this.control.files = transfer.files;
  }

  /** Reads the chosen file into the variable. Without one the variable stays what it is. */
  async transform(): Promise<void> {
    const { file } = this;
    const variable = this.#context.manager.variable(this.variableName);
    if (file === null || variable === undefined) return;
    const { value, valueInfo } = await fileVariable(file);
    variable.value = value;
    if (variable.type === 'File') variable.valueInfo = { ...valueInfo };
  }
}

/** Bytes that may be chosen. */
export function maxFileSize(control: Element): number {
  const size = Number(control.getAttribute('cam-max-filesize') ?? '');
  return Number.isFinite(size) && size > 0 ? size : FILE_LIMIT;
}
