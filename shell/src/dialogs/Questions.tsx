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
        return false;
      }}
      onClose={() => store.answer(false)}
    />
  );
}
