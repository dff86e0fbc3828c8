/** A handler of a form script. Its first argument is the form itself, the second a list of what else there is. */
export type ScriptHandler<Form> = (form: Form, details: readonly unknown[]) => unknown;

interface Registration<Form> {
  readonly name: string;
  readonly handler: ScriptHandler<Form>;
  readonly isOnce: boolean;
}

/** Handlers by event name, in the order of their registration. */
export class FormEvents<Form> {
  #registrations: readonly Registration<Form>[] = [];

  add(name: string, handler: ScriptHandler<Form>, isOnce = false): void {
    if (typeof handler !== 'function')
      throw new TypeError(`The handler of the event ${name} is no function.`);
    this.#registrations = [...this.#registrations, { name, handler, isOnce }];
  }

  /** Without a handler all of the event's are removed, without a name all there are. */
  remove(name?: string, handler?: ScriptHandler<Form>): void {
    this.#registrations = this.#registrations.filter(
      (registration) =>
        (name !== undefined && registration.name !== name) ||
        (handler !== undefined && registration.handler !== handler),
    );
  }

  /**
   * Calls every handler, whatever the ones before it did.
   *
   * @returns what they threw
   */
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
