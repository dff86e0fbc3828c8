import { encodeText } from '@taskweave/base/texts/encodeText';
import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FormIntent, FormResult, FormSnapshot, FormSubmission } from '@taskweave/plugin-sdk';
import type { ScriptClient } from '../client/createScriptClient';
import type { BoundField } from '../fields/BoundField';
import { businessKeyOf } from '../fields/businessKeyOf';
import { createField, createFields, groupOf } from '../fields/createFields';
import type { FieldContext } from '../fields/FieldContext';
import { FileField } from '../fields/FileField';
import { InputField } from '../fields/InputField';
import { FormFault } from '../source/FormFault';
import { mergeVariables } from '../variables/mergeVariables';
import { toPayload } from '../variables/toPayload';
import { VariableManager } from '../variables/VariableManager';
import type { CamFormSetup } from './CamFormSetup';
import { restoreControls, restoreVariables, takeSnapshot } from './camFormDraft';
import { PlainControls } from './PlainControls';

const EVENTS = { complete: 'submit', 'bpmn-error': 'error', escalation: 'escalation' } as const;
const FLAGS = {
  complete: 'submitPrevented',
  'bpmn-error': 'errorPrevented',
  escalation: 'escalationPrevented',
} as const;
const PREVENTED = {
  complete: 'camForm submission prevented',
  'bpmn-error': 'camForm error prevented',
  escalation: 'camForm escalation prevented',
} as const;

export class CamForm {
  readonly client: ScriptClient;
  readonly taskId: string | undefined;
  readonly taskBasePath: string | undefined;
  readonly processDefinitionId: string | undefined;
  readonly processDefinitionKey = undefined;
  readonly formUrl: string;
  readonly formElement: unknown;
  readonly containerElement: unknown;
  readonly options: CamFormSetup['options'];
  readonly variableManager = new VariableManager();
  fields: BoundField[] = [];
  scripts: readonly string[] = [];
  businessKey: string | null = null;
  submitPrevented = false;
  storePrevented = false;
  errorPrevented = false;
  escalationPrevented = false;

  readonly #setup: CamFormSetup;
  readonly #context: FieldContext;
  readonly #events = new FormEvents<CamForm>();
  readonly #plain: PlainControls;
  #undo: (() => void) | null = null;
  #underWay: FormIntent['kind'] = 'complete';
  #isApplied = false;
  #lastError: unknown = null;

  constructor(setup: CamFormSetup) {
    this.#setup = setup;
    this.#plain = new PlainControls(setup.root);
    this.client = setup.client;
    this.options = setup.options;
    this.taskId = setup.options.taskId;
    this.processDefinitionId = setup.options.processDefinitionId;
    this.formUrl = setup.options.formUrl;
    if (this.taskId !== undefined) {
      this.taskBasePath = `${setup.client.baseUrl}/task/${encodeText(this.taskId)}`;
    }
    this.formElement = setup.formElement;
    this.containerElement = setup.containerElement;
    this.#context = { ...setup.fieldContext, manager: this.variableManager };
  }

  on(event: string, handler: ScriptHandler<CamForm>): this {
    this.#events.add(event, handler);
    return this;
  }

  once(event: string, handler: ScriptHandler<CamForm>): this {
    this.#events.add(event, handler, true);
    return this;
  }

  off(event?: string, handler?: ScriptHandler<CamForm>): this {
    this.#events.remove(event, handler);
    return this;
  }

  trigger(event: string, ...details: readonly unknown[]): this {
    return this.fireEvent(event, ...details);
  }

  fireEvent(event: string, ...details: readonly unknown[]): this {
    for (const error of this.#fire(event, details)) this.#setup.onScriptError(error, event);
    return this;
  }

  initialize(): void {
    try {
      this.fields = createFields(this.#setup.root, this.#context);
    } catch (error) {
      throw new FormFault({ kind: 'fields', error });
    }
    attachButtons(this.#setup.root, this);
  }

  async load(): Promise<void> {
    this.fireEvent('form-loaded');
    await this.#fetch();
    restoreVariables(this, this.#setup.draft, false);
    this.fireEvent('variables-fetched');
    this.restore();
    this.applyVariables();
    restoreControls(this.fields, this.#setup.root, this.#setup.draft);
    this.fireEvent('variables-applied');
    this.#isApplied = true;
    this.#plain.restore(this.#setup.draft);
  }

  addField(control: Element): void {
    if (this.fieldOf(control) !== undefined) return;
    const group = groupOf(this.fields, control);
    if (group !== undefined) {
      group.addRadio(control);
      if (this.#isApplied) this.#apply([group]);
      return;
    }
    const name = control.getAttribute('cam-variable-name') ?? '';
    const before = this.variableManager.variable(name);
    if (before !== undefined) this.variableManager.destroyVariable(name);
    try {
      const field = createField(control, this.#context);
      if (field === null) return;
      this.fields.push(field);
      if (before !== undefined) this.variableManager.variables[name] = before;
      else if (this.variableManager.isVariablesFetched) void this.#fetchLate(name, control);
      if (before !== undefined && this.#isApplied) this.#apply([field]);
    } catch (error) {
      this.#setup.onScriptError(error, 'cam-variable-name');
    }
  }

  removeField(control: Element): void {
    const field = this.fieldOf(control);
    try {
      field?.getValue();
    } catch {}
    if (field instanceof InputField && field.removeRadio(control)) return;
    this.fields = this.fields.filter((one) => one !== field);
  }

  fieldOf(control: Element): BoundField | undefined {
    return this.fields.find(
      (field) => field.control === control || (field instanceof InputField && field.hasRadio(control)),
    );
  }

  applyVariables(): void {
    this.#apply(this.fields);
  }

  retrieveVariables(): void {
    for (const field of this.fields) field.getValue();
  }

  storeOriginalValues(variables: Readonly<Record<string, { value: unknown }>>): void {
    for (const [name, { value }] of Object.entries(variables))
      this.variableManager.setOriginalValue(name, value);
  }

  parseVariables(): FormVariables {
    return toPayload(this.variableManager);
  }

  async transformFiles(callback?: Callback): Promise<void> {
    const files = this.fields.filter((field) => field instanceof FileField);
    await Promise.all(files.map((field) => field.transform()));
    callback?.();
  }

  isRestorable(): boolean {
    return this.#setup.draft !== null;
  }

  restore(callback?: Callback): void {
    restoreVariables(this, this.#setup.draft, true);
    this.fireEvent('variables-restored');
    callback?.();
  }

  store(callback?: Callback): void {
    if (!this.#mayStore()) {
      callback?.(new Error('camForm store prevented'));
      return;
    }
    this.#setup.onChange();
    this.fireEvent('variables-stored');
    callback?.();
  }

  submit(callback?: Callback): void {
    void this.#send({ kind: 'complete' }, callback);
  }

  error(errorCode: string, errorMessage?: string | null, callback?: Callback): void {
    const message = errorMessage ? { errorMessage } : {};
    void this.#send({ kind: 'bpmn-error', errorCode, ...message }, callback);
  }

  escalate(escalationCode: string, callback?: Callback): void {
    void this.#send({ kind: 'escalation', escalationCode }, callback);
  }

  async collect(intent: FormIntent): Promise<FormSubmission | null> {
    this.#lastError = null;
    if (!this.#setup.check(intent)) return null;
    this.#underWay = intent.kind;
    this.#undo = this.variableManager.keep();
    this[FLAGS[intent.kind]] = false;
    const [fault] = this.#fire(EVENTS[intent.kind], []);
    if (fault !== undefined)
      throw new FormFault({ kind: 'handler', error: fault, event: EVENTS[intent.kind] });
    if (this[FLAGS[intent.kind]]) throw new Error(PREVENTED[intent.kind]);
    this.retrieveVariables();
    await this.transformFiles();
    const variables = this.parseVariables();
    if (intent.kind !== 'complete') return { ...intent, variables };
    const businessKey = businessKeyOf(this.#setup.root, this.businessKey);
    return { kind: 'complete', variables, ...(businessKey === '' ? {} : { businessKey }) };
  }

  settled(result: FormResult): void {
    const event = EVENTS[this.#underWay];
    if (result.kind === 'done') {
      this.#undo = null;
      this.fireEvent(`${event}-success`);
      return;
    }
    this.#undo?.();
    this.#undo = null;
    this.#lastError = errorOf(result);
    this.fireEvent(`${event}-failed`, this.#lastError);
  }

  snapshot(isAskedFor: boolean): FormSnapshot | null {
    if (isAskedFor && !this.#mayStore()) return null;
    return takeSnapshot(this, this.#setup.root, this.#plain.entered());
  }

  destroy(): void {
    this.#events.remove();
    this.#plain.destroy();
    this.fields = [];
  }

  /** A late control must not overwrite the engine's value, nor input made while it loads. */
  async #fetchLate(name: string, control: Element): Promise<void> {
    const isEntered = watchEntry(control);
    this.variableManager.setOriginalValue(name, this.variableManager.variable(name)?.value);
    try {
      this.#merge(await this.#setup.fetchVariables([name]));
      if (!isEntered()) this.#apply(this.fields.filter((field) => field.variableName === name));
    } catch (error) {
      this.#setup.onScriptError(error, 'cam-variable-name');
    }
  }

  #apply(fields: readonly BoundField[]): void {
    this.#setup.inDigest(() => {
      for (const field of fields) field.applyValue();
      this.#setup.afterDigest(() => {
        for (const field of fields) field.settle();
      });
    });
  }

  #merge(fetched: FormVariables): void {
    mergeVariables(this.variableManager, fetched, (name) =>
      this.taskBasePath === undefined ? null : `${this.taskBasePath}/variables/${encodeText(name)}/data`,
    );
  }

  async #fetch(): Promise<void> {
    const { variableManager } = this;
    const names = [...new Set([...variableManager.variableNames(), ...variableManager.requested])];
    let fetched: FormVariables = {};
    try {
      if (names.length > 0) fetched = await this.#setup.fetchVariables(names);
    } catch (error) {
      throw new FormFault({ kind: 'variables', error });
    }
    this.#merge(fetched);
  }

  async #send(intent: FormIntent, callback: Callback | undefined): Promise<void> {
    const result = await this.#setup.submit(intent);
    if (callback === undefined) return;
    this.#setup.inDigest(() => {
      if (result.kind === 'done') callback(null, resultFor(result));
      else callback(this.#lastError ?? errorOf(result));
    });
  }

  #mayStore(): boolean {
    this.storePrevented = false;
    this.fireEvent('store');
    return !this.storePrevented;
  }

  #fire(event: string, details: readonly unknown[]): readonly unknown[] {
    let faults: readonly unknown[] = [];
    this.#setup.inDigest(() => {
      faults = this.#events.fire(event, this, details);
    });
    return faults;
  }
}

interface Reports {
  error(errorCode: string, errorMessage: string | null): void;
  escalate(escalationCode: string): void;
}

function attachButtons(root: ParentNode, form: Reports): void {
  const buttons = root.querySelectorAll('button[cam-error-code], button[cam-escalation-code]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const errorCode = button.getAttribute('cam-error-code');
      if (errorCode !== null) form.error(errorCode, button.getAttribute('cam-error-message'));
      else form.escalate(button.getAttribute('cam-escalation-code') ?? '');
    });
  }
}

type ScriptHandler<Form> = (form: Form, details: readonly unknown[]) => unknown;

interface Registration<Form> {
  readonly name: string;
  readonly handler: ScriptHandler<Form>;
  readonly isOnce: boolean;
}

class FormEvents<Form> {
  #registrations: readonly Registration<Form>[] = [];

  add(name: string, handler: ScriptHandler<Form>, isOnce = false): void {
    if (typeof handler !== 'function')
      throw new TypeError(`The handler of the event ${name} is no function.`);
    this.#registrations = [...this.#registrations, { name, handler, isOnce }];
  }

  remove(name?: string, handler?: ScriptHandler<Form>): void {
    this.#registrations = this.#registrations.filter(
      (registration) =>
        (name !== undefined && registration.name !== name) ||
        (handler !== undefined && registration.handler !== handler),
    );
  }

  fire(name: string, form: Form, details: readonly unknown[]): readonly unknown[] {
    const called = this.#registrations.filter((registration) => registration.name === name);
    this.#registrations = this.#registrations.filter(
      ({ isOnce, ...other }) => !(isOnce && other.name === name),
    );
    return called.flatMap(({ handler }) => {
      try {
        handler(form, details);
        return [];
      } catch (error) {
        return [error];
      }
    });
  }
}

type Callback = (error?: unknown, result?: unknown) => void;

function errorOf(result: FormResult): Error {
  switch (result.kind) {
    case 'rejected':
      return new Error(result.rejection.message);
    case 'failed':
    case 'lost':
    case 'unavailable':
      return new Error(result.message);
    default:
      return new Error(result.kind);
  }
}

function resultFor({ outcome }: FormResult & { readonly kind: 'done' }): unknown {
  return outcome.kind === 'started'
    ? { id: outcome.processInstanceId, definitionKey: outcome.processDefinitionName }
    : { id: outcome.taskId };
}

function watchEntry(control: Element): () => boolean {
  let isEntered = false;
  const note = () => {
    isEntered = true;
  };
  control.addEventListener('input', note, { once: true });
  control.addEventListener('change', note, { once: true });
  return () => isEntered;
}
