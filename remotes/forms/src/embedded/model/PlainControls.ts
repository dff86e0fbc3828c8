import { isRecord } from '@taskweave/engine-client/readShape';
import type { FormDraft } from '@taskweave/plugin-sdk';
import { type Control, isControl } from '../checks/findFault';
import { findAll } from '../source/elementAccess';

type Entry = string | boolean | readonly string[];

const BOUND = '[cam-variable-name], [cam-business-key]';
/** Drafts never keep these: they are sensitive, not entered by the user, or not a value. */
const NOT_KEPT = ['file', 'password', 'hidden', 'submit', 'button', 'reset', 'image'];

export class PlainControls {
  readonly #root: HTMLElement;
  readonly #entered = new WeakSet<Element>();
  readonly #ending = new AbortController();
  #awaited = new Map<string, Entry>();
  #observer: MutationObserver | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    const note = ({ target }: Event) => {
      if (target instanceof Element) this.#entered.add(target);
    };
    const options = { capture: true, signal: this.#ending.signal };
    for (const type of ['input', 'change']) root.addEventListener(type, note, options);
  }

  entered(): Readonly<Record<string, Entry>> {
    const own = this.#named().filter(([, control]) => this.#entered.has(control));
    return Object.fromEntries([...this.#awaited, ...own.map(([name, control]) => [name, entryOf(control)])]);
  }

  restore(draft: FormDraft | null): void {
    const plain = draft?.origin === 'own' && isRecord(draft.values) ? draft.values.plain : null;
    if (!isRecord(plain)) return;
    this.#awaited = new Map(
      Object.entries(plain).flatMap(([name, entry]) => (isEntry(entry) ? [[name, entry]] : [])),
    );
    this.#enter();
    if (this.#awaited.size === 0) return;
    this.#observer = new MutationObserver(() => this.#enter());
    this.#observer.observe(this.#root, { childList: true, subtree: true });
  }

  destroy(): void {
    this.#ending.abort();
    this.#observer?.disconnect();
  }

  #enter(): void {
    for (const [name, control] of this.#named()) {
      const entry = this.#awaited.get(name);
      if (entry === undefined) continue;
      this.#awaited.delete(name);
      if (!this.#entered.has(control)) enter(control, entry);
    }
    if (this.#awaited.size === 0) this.#observer?.disconnect();
  }

  #named(): readonly (readonly [name: string, control: Control])[] {
    const seen = new Map<string, number>();
    return findAll<Element>(this.#root, 'input, select, textarea').flatMap((control) => {
      const name = isControl(control) ? nameOf(control) : null;
      if (name === null || !isControl(control)) return [];
      const place = seen.get(name) ?? 0;
      seen.set(name, place + 1);
      return [[`${name}#${place}`, control] as const];
    });
  }
}

function nameOf(control: Control): string | null {
  if (control.matches(BOUND) || NOT_KEPT.includes(control.type)) return null;
  const names = ['id', 'name', 'ng-model', 'data-ng-model', 'x-ng-model'].map(
    (attribute) => control.getAttribute(attribute) ?? '',
  );
  const name = names.find((one) => one !== '');
  if (name === undefined) return null;
  return control.type === 'radio' ? `${name}=${control.value}` : name;
}

function entryOf(control: Control): Entry {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  if (isSwitch(control)) return control.checked;
  return control.value;
}

function enter(control: Control, entry: Entry): void {
  if (JSON.stringify(entryOf(control)) === JSON.stringify(entry)) return;
  if (control instanceof HTMLSelectElement) {
    const chosen: unknown = entry;
    if (!Array.isArray(chosen)) return;
    for (const option of control.options) option.selected = chosen.includes(option.value);
  } else if (isSwitch(control)) control.checked = entry === true;
  else control.value = String(entry);
  // AngularJS and form scripts only react to these events.
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function isSwitch(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isEntry(value: unknown): value is Entry {
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isList || typeof value === 'string' || typeof value === 'boolean';
}
