import { createLane } from '@taskweave/base/createLane';

const PAUSE = 1_000;
const HOLDS = 2_000;
const AT_ONCE = 4;

/** A closing page has no time to request the assignees. */
export function watchHolders<Form>(
  forms: readonly Form[],
  askOther: (form: Form) => Promise<unknown>,
): { readonly isOwn: (form: Form) => boolean; readonly stop: () => void } {
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
