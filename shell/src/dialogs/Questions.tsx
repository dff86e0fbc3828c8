import { lazyPart } from '@taskweave/plugin-sdk';
import { useEffect, useSyncExternalStore } from 'react';
import type { DialogStore } from './DialogStore';

const ConfirmDialog = lazyPart(
  async () => {
    const { ConfirmDialog } = await import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/confirm-dialog');
    return { default: ConfirmDialog };
  },
  { takesKeys: true },
);

/** What plugins ask the person, over the page. */
export function Questions({ store }: { readonly store: DialogStore }) {
  const question = useSyncExternalStore(store.subscribe, () => store.question);
  useEffect(() => store.dismiss, [store]);
  if (question === null) return null;
  const { title, text, confirmLabel, isDangerous } = question;
  return (
    <ConfirmDialog
      {...{ title, text, confirmLabel, isDangerous }}
      onConfirm={() => {
        store.answer(true);
        // The answer takes the question away: there is nothing left to close.
        return false;
      }}
      onClose={() => store.answer(false)}
    />
  );
}
