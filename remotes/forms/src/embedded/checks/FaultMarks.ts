import { markAsData } from '../fields/FieldContext';
import type { Control } from './findFault';

const MARK = 'data-taskweave-fault';
let marks = 0;

export class FaultMarks {
  readonly #marked = new Map<Control, { readonly message: HTMLElement; readonly before: string | null }>();

  controls(): readonly Control[] {
    return [...this.#marked.keys()];
  }

  show(control: Control, text: string): void {
    const known = this.#marked.get(control);
    if (known !== undefined) {
      if (known.message.textContent !== text) known.message.textContent = text;
      return;
    }
    const message = document.createElement('div');
    message.id = `taskweave-fault-${++marks}`;
    message.className = 'help-block';
    message.setAttribute(MARK, '');
    // The engine's message may quote a variable.
    markAsData(message);
    message.textContent = text;
    anchorOf(control).after(message);
    const before = control.getAttribute('aria-describedby');
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', before === null ? message.id : `${before} ${message.id}`);
    this.#marked.set(control, { message, before });
  }

  clear(control: Control): void {
    const known = this.#marked.get(control);
    if (known === undefined) return;
    known.message.remove();
    control.removeAttribute('aria-invalid');
    if (known.before === null) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', known.before);
    this.#marked.delete(control);
  }

  clearAll(): void {
    for (const control of this.controls()) this.clear(control);
  }
}

function anchorOf(control: Control): Element {
  const next = control.nextElementSibling;
  const itself = next?.hasAttribute('data-date-opener') ? next : control;
  return control.closest('.input-group') ?? control.closest('label') ?? itself;
}
