import type { JQueryObject } from './jQueryTypes';

export interface AngularStatic {
  element(element: unknown): AngularElement;
  injector(modules: readonly unknown[]): Injector;
  module(name: string, requires: readonly string[]): AngularModule;
}

export interface AngularElement extends JQueryObject {
  data(key: string, value: unknown): AngularElement;
  css(name: string, value: unknown): AngularElement;
  controller(name: 'form'): FormController | undefined;
  controller(name: 'ngModel'): NgModelController | undefined;
  controller(name: 'select'): SelectController | undefined;
}

export interface Injector {
  get(name: '$rootScope'): Scope;
  get(name: '$compile'): (element: unknown) => (scope: Scope) => unknown;
  get(name: string): unknown;
  has(name: string): boolean;
  invoke(target: unknown): unknown;
}

export interface AngularModule {
  directive(name: string, factory: unknown): AngularModule;
  filter(name: string, factory: unknown): AngularModule;
  factory(name: string, factory: unknown): AngularModule;
  decorator(name: string, factory: unknown): AngularModule;
}

export interface Scope {
  readonly $$phase: string | null;
  $new(): Scope;
  /** This private AngularJS API runs after all watchers have settled. */
  $$postDigest(work: () => void): void;
  $digest(): void;
  $apply(work?: () => void): void;
  $watch(watched: () => unknown, listener: (value: unknown) => void): () => void;
  $watchCollection(
    watched: string | undefined,
    listener: (now: unknown, before: unknown) => void,
  ): () => void;
  $destroy(): void;
  [name: string]: unknown;
}

export interface FormController {
  readonly $valid: boolean;
  readonly $dirty: boolean;
  $setPristine(): void;
}

export interface SelectController {
  /** What is chosen. */
  readValue(): unknown;
  addOption(value: string, element: AngularElement): void;
}

export interface NgModelController {
  readonly $error: Readonly<Record<string, boolean>>;
  readonly $invalid: boolean;
  readonly $modelValue: unknown;
  readonly $formatters: ((view: unknown) => unknown)[];
  readonly $parsers: ((view: unknown) => unknown)[];
  readonly $validators: Record<string, (model: unknown, view: unknown) => boolean>;
  $setViewValue(value: unknown): void;
  $setDirty(): void;
}
