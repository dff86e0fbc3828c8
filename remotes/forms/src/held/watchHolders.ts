import { createLane } from '@taskweave/base/createLane';

/** Milliseconds between two questions whose the tasks are. */
const PAUSE = 1_000;
/** So long an answer holds. */
const HOLDS = 2_000;
/** So many are asked about at once: the engine serves other people too. */
const AT_ONCE = 4;

/**
 * Keeps asking whose each task is, so that a page that is being closed knows it.
 *
 * @param askOther who has it instead of the person; null for nobody else
 */
export function watchHolders<Form>(
  forms: readonly Form[],
  askOther: (form: Form) => Promise<unknown>,
): { readonly isOwn: (form: Form) => boolean; readonly stop: () => void } {
  /** When each was last asked for and found to be the person's. */
  const ownAt = new Map<Form, number>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(form: Form): Promise<void> {
    const askedAt = Date.now();
    const isOwn = await askOther(form).then(
      (other) => other === null,
      () => null,
    );
    if (isOwn) ownAt.set(form, askedAt);
    else if (isOwn === false) ownAt.delete(form);
  }

  async function askAll(): Promise<void> {
    const inTurn = createLane(AT_ONCE);
    await Promise.all(forms.map((form) => inTurn(async () => isStopped || (await ask(form)))));
    if (!isStopped) timer = setTimeout(() => void askAll(), PAUSE);
  }

  void askAll();
  return {
    isOwn: (form) => Date.now() - (ownAt.get(form) ?? Number.NEGATIVE_INFINITY) <= HOLDS,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
