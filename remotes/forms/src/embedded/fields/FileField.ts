import { fileVariable } from '@taskweave/engine-client/variables/fileVariable';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { BoundField } from './BoundField';
import type { FieldContext } from './FieldContext';

export class FileField extends BoundField<HTMLInputElement> {
  static readonly selector = 'input[type="file"][cam-variable-name]';

  constructor(control: HTMLInputElement, context: FieldContext) {
    super(control, context);
    const type = control.getAttribute('cam-variable-type') ?? 'File';
    context.manager.createVariable({ name: this.variableName, type, value: null });
  }

  get file(): File | null {
    return this.control.files?.[0] ?? null;
  }

  /** Only the user can set a file input. */
  applyValue(): void {}

  restore(file: File): void {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    this.control.files = transfer.files;
  }

  async transform(): Promise<void> {
    const { file, variable } = this;
    if (file === null || variable === undefined) return;
    const { value, valueInfo } = await fileVariable(file);
    variable.value = value;
    if (variable.type === 'File') variable.valueInfo = { ...valueInfo };
  }
}

export function maxFileSize(control: Element): number {
  const size = Number(control.getAttribute('cam-max-filesize') ?? '');
  return Number.isFinite(size) && size > 0 ? size : FILE_LIMIT;
}
