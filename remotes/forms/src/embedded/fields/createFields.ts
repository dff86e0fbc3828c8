import { FILE_GONE } from '@taskweave/base/files/fileGone';
import { shownName } from '@taskweave/base/files/shownName';
import { BoundField } from './BoundField';
import { ChoicesField } from './ChoicesField';
import { type FieldContext, markAsData } from './FieldContext';
import { FileField } from './FileField';
import { InputField, isRadio } from './InputField';

export function createFields(root: ParentNode, context: FieldContext): BoundField[] {
  const inputs: BoundField[] = [];
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(InputField.selector)) {
    if (isUnnamed(control)) continue;
    const group = groupOf(inputs, control);
    if (group === undefined) inputs.push(createInput(control, context));
    else {
      group.addRadio(control);
      group.takeDefault();
    }
  }
  const selects = [...root.querySelectorAll<HTMLSelectElement>(ChoicesField.selector)].filter(
    (control) => !isUnnamed(control),
  );
  const links = [...root.querySelectorAll<HTMLAnchorElement>(FileLink.selector)];
  return [
    ...inputs,
    ...selects.map((control) => new ChoicesField(control, context)),
    ...links.map((control) => new FileLink(control, context)),
  ];
}

export function createField(control: Element, context: FieldContext): BoundField | null {
  if (control instanceof HTMLSelectElement) return new ChoicesField(control, context);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return createInput(control, context);
  }
  return null;
}

function createInput(control: HTMLInputElement | HTMLTextAreaElement, context: FieldContext): BoundField {
  const isFile = control instanceof HTMLInputElement && control.type === 'file';
  return isFile ? new FileField(control, context) : new InputField(control, context);
}

export function groupOf(fields: readonly BoundField[], control: Element): InputField | undefined {
  if (!isRadio(control)) return undefined;
  const name = control.getAttribute('cam-variable-name');
  return fields.find(
    (field): field is InputField =>
      field instanceof InputField && isRadio(field.control) && field.variableName === name,
  );
}

function isUnnamed(control: Element): boolean {
  return control.getAttribute('cam-variable-name')?.includes('{{') === true;
}

class FileLink extends BoundField<HTMLAnchorElement> {
  static readonly selector = 'a[cam-file-download]';

  readonly #hasText: boolean;

  constructor(control: HTMLAnchorElement, context: FieldContext) {
    super(control, context, 'cam-file-download');
    this.#hasText = control.textContent.trim() !== '';
    context.manager.fetchVariable(this.variableName);
    control.addEventListener(FILE_GONE, () => this.#showNone());
  }

  applyValue(): void {
    const { contentUrl, valueInfo } = this.variable ?? {};
    const { filename } = valueInfo ?? {};
    if (contentUrl === undefined) {
      this.#showNone();
      return;
    }
    this.control.href = contentUrl;
    if (this.#hasText) return;
    const name = markAsData(document.createElement('span'));
    name.textContent = shownName(typeof filename === 'string' ? filename : this.variableName);
    this.control.replaceChildren(name);
  }

  #showNone(): void {
    this.control.removeAttribute('href');
    if (!this.#hasText) this.control.textContent = this.context.noFileText;
  }
}
