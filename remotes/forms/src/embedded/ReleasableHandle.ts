import type { FormHandle, FormIntent, FormResult, SnapshotOccasion } from '@taskweave/plugin-sdk';

type WholeHandle = Required<FormHandle>;

/**
 * A form's handle that lets go of the form when it ends. What still has it (a state of React's, a query in the cache)
 * keeps nothing of the form alive. A class, since closures hold on to everything around them.
 */
export class ReleasableHandle implements WholeHandle {
  readonly canWait: boolean;
  #form: WholeHandle | null;

  constructor(form: WholeHandle, signal: AbortSignal) {
    this.#form = form;
    this.canWait = form.canWait;
    signal.addEventListener('abort', () => this.#release(), { once: true });
  }

  async collect(intent: FormIntent) {
    return (await this.#form?.collect(intent)) ?? null;
  }

  settled(result: FormResult): void {
    this.#form?.settled(result);
  }

  snapshot(occasion: SnapshotOccasion) {
    return this.#form?.snapshot(occasion) ?? null;
  }

  stored(): void {
    this.#form?.stored();
  }

  focus(): void {
    this.#form?.focus();
  }

  #release(): void {
    this.#form = null;
  }
}
