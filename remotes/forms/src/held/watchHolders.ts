/** Milliseconds between two questions whose the tasks are. */
const PAUSE = 1_000;
/** So long an answer holds. */
const HOLDS = 2_000;

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

  /** One after the other: the engine serves other people too. */
  async function askAll(): Promise<void> {
    for (const form of forms) if (!isStopped) await ask(form);
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
