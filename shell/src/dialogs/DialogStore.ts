import type { ConfirmRequest, Dialogs } from '@taskweave/plugin-sdk';

/** Questions to the person, one after the other. */
export interface DialogStore extends Dialogs {
  /** What is asked now; the same object until it is answered. */
  readonly question: ConfirmRequest | null;
  answer(isYes: boolean): void;
  /** Nobody is there to ask any more: everything that is open is answered with no. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

export function createDialogStore(): DialogStore {
  const listeners = new Set<() => void>();
  let open: readonly { readonly question: ConfirmRequest; readonly resolve: (isYes: boolean) => void }[] = [];

  function change(next: typeof open): void {
    open = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    get question() {
      return open[0]?.question ?? null;
    },
    confirm: (question) => new Promise((resolve) => change([...open, { question, resolve }])),
    answer(isYes) {
      const [asked, ...others] = open;
      change(others);
      asked?.resolve(isYes);
    },
    dismiss() {
      const dismissed = open;
      if (dismissed.length > 0) change([]);
      for (const { resolve } of dismissed) resolve(false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
