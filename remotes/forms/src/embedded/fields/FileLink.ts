import { elementOf, type FieldContext, type FormField, markAsData } from './FieldContext';

/** `a[cam-file-download]`: a link to the content of a file variable. */
export class FileLink implements FormField {
  static readonly selector = 'a[cam-file-download]';

  readonly control: HTMLAnchorElement;
  readonly element: unknown;
  readonly variableName: string;
  originalValue: unknown = null;
  previousValue: unknown = null;
  readonly #context: FieldContext;
  readonly #hasText: boolean;

  constructor(control: HTMLAnchorElement, context: FieldContext) {
    this.control = control;
    this.element = elementOf(context, control);
    this.variableName = control.getAttribute('cam-file-download') ?? '';
    this.#context = context;
    this.#hasText = control.textContent.trim() !== '';
    context.manager.fetchVariable(this.variableName);
  }

  applyValue(): void {
    const variable = this.#context.manager.variable(this.variableName);
    const { contentUrl } = variable ?? {};
    const { filename } = variable?.valueInfo ?? {};
    if (contentUrl === undefined) {
      this.control.removeAttribute('href');
      if (!this.#hasText) this.control.textContent = this.#context.noFileText;
      return;
    }
    this.control.href = contentUrl;
    if (this.#hasText) return;
    const name = markAsData(document.createElement('span'));
    name.textContent = typeof filename === 'string' ? filename : this.variableName;
    this.control.replaceChildren(name);
  }

  getValue(): unknown {
    return this.#context.manager.variable(this.variableName)?.value ?? null;
  }
}
