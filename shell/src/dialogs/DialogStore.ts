import type { ConfirmRequest, Dialogs } from '@taskweave/plugin-sdk';
import { createStore } from 'zustand/vanilla';

export interface DialogStore extends Dialogs {
  readonly question: ConfirmRequest | null;
  answer(isYes: boolean): void;
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

interface OpenQuestion {
  readonly question: ConfirmRequest;
  readonly resolve: (isYes: boolean) => void;
}

export function createDialogStore(): DialogStore {
  const store = createStore<readonly OpenQuestion[]>(() => []);

  return {
    get question() {
      return store.getState()[0]?.question ?? null;
    },
    confirm: (question) =>
      new Promise((resolve) => store.setState([...store.getState(), { question, resolve }], true)),
    answer(isYes) {
      const [asked, ...others] = store.getState();
      store.setState(others, true);
      asked?.resolve(isYes);
    },
    dismiss() {
      const dismissed = store.getState();
      if (dismissed.length > 0) store.setState([], true);
      for (const { resolve } of dismissed) resolve(false);
    },
    subscribe: store.subscribe,
  };
}
