import type { FormIntent, Language } from '@taskweave/plugin-sdk';
import { rejectionText } from '../../form-parts/rejectionFault';
import type { AngularRuntime } from '../angular/startAngular';
import type { BoundField } from '../fields/BoundField';
import { markAsData } from '../fields/FieldContext';
import { findAll } from '../source/elementAccess';
import { type Control, type ControlFault, findFault, findTypeFault, isControl } from './findFault';

const MARK = 'data-taskweave-fault';
let marks = 0;

export class FormChecks {
  readonly #form: HTMLFormElement;
  readonly #angular: AngularRuntime | null;
  readonly #t: Language['t'];
  readonly #fieldOf: (control: Element) => BoundField | undefined;
  readonly #marks = new FaultMarks();

  constructor(
    form: HTMLFormElement,
    angular: AngularRuntime | null,
    t: Language['t'],
    fieldOf: (control: Element) => BoundField | undefined,
  ) {
    this.#form = form;
    this.#angular = angular;
    this.#t = t;
    this.#fieldOf = fieldOf;
  }

  isValid(): boolean {
    const controller = this.#angular?.form();
    if (controller !== undefined && !controller.$valid) return false;
    return this.#controls().every((control) => this.#faultOf(control) === null);
  }

  check(intent: FormIntent): boolean {
    const isWhole = intent.kind === 'complete';
    const find = (control: Control) =>
      isWhole ? this.#faultOf(control) : findTypeFault(control, this.#fieldOf(control));
    const faulty = this.#controls().flatMap((control) => {
      const fault = find(control);
      return fault === null ? [] : [{ control, fault }];
    });
    this.#marks.clearAll();
    if (faulty.length === 0) return !isWhole || this.#angular?.form()?.$valid !== false;
    this.#touch(faulty.map(({ control }) => control));
    for (const { control, fault } of faulty) {
      if (!hasMessage(control)) this.#marks.show(control, this.#textOf(fault));
    }
    focus(faulty[0]?.control);
    return false;
  }

  showRejection(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const elsewhere: Record<string, string> = {};
    const controls = Object.entries(fields).flatMap(([name, words]) => {
      const text = rejectionText(words, this.#t);
      const control = this.#controls().find(
        (candidate) => candidate.getAttribute('cam-variable-name') === name,
      );
      if (control === undefined) {
        elsewhere[name] = text;
        return [];
      }
      this.#marks.show(control, text);
      return [control];
    });
    focus(controls[0]);
    return elsewhere;
  }

  refresh(target: EventTarget | null): void {
    for (const control of this.#marks.controls()) {
      const fault = this.#faultOf(control);
      if (fault !== null) this.#marks.show(control, this.#textOf(fault));
      else if (control === target || !control.isConnected) this.#marks.clear(control);
    }
  }

  #faultOf(control: Control): ControlFault | null {
    return findFault(control, this.#angular?.modelOf(control), this.#fieldOf(control));
  }

  #controls(): readonly Control[] {
    return findAll<Element>(this.#form, 'input, select, textarea').filter(isControl);
  }

  #textOf(fault: ControlFault): string {
    return 'text' in fault ? fault.text : this.#t(fault.key, fault.values);
  }

  #touch(controls: readonly Control[]): void {
    const angular = this.#angular;
    angular?.inDigest(() => {
      for (const control of controls) angular.modelOf(control)?.$setDirty();
    });
  }
}

function hasMessage(control: Control): boolean {
  const group = control.closest('.form-group, .has-error');
  const messages = group?.querySelectorAll<HTMLElement>(
    '.has-error .help-block, .has-error.help-block, .error, .text-danger, [ng-message], [ng-messages], [ng-show*="$error"], [ng-if*="$error"]',
  );
  return [...(messages ?? [])].some((message) => message.textContent.trim() !== '' && isShown(message));
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function focus(control: Control | undefined): void {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

class FaultMarks {
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
