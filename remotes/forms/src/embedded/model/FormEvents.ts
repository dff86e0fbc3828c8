export type ScriptHandler<Form> = (form: Form, details: readonly unknown[]) => unknown;

interface Registration<Form> {
  readonly name: string;
  readonly handler: ScriptHandler<Form>;
  readonly isOnce: boolean;
}

export class FormEvents<Form> {
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
