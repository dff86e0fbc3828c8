import { FILE_GONE } from '@taskweave/base/files/fileGone';
import { BoundField } from './BoundField';
import { type FieldContext, markAsData } from './FieldContext';

export class FileLink extends BoundField<HTMLAnchorElement> {
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
    name.textContent = typeof filename === 'string' ? filename : this.variableName;
    this.control.replaceChildren(name);
  }

  #showNone(): void {
    this.control.removeAttribute('href');
    if (!this.#hasText) this.control.textContent = this.context.noFileText;
  }
}
