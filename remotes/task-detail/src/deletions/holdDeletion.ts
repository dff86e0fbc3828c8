import type { PluginServices } from '@taskweave/plugin-sdk';

const HOLD = 6_000;

interface HeldDeletion {
  readonly title: string;
  /** The request must start synchronously: a closing page does not wait. */
  readonly send: () => Promise<void>;
}

/** The engine cannot restore anything, so the deletion waits until the undo notification closes or the user leaves. */
export function holdDeletion(
  { notifications, session }: Pick<PluginServices, 'notifications' | 'session'>,
  { title, send }: HeldDeletion,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isWaiting = true;
    let sending: Promise<void> = Promise.resolve();
    const stop = session.beforeLeaving(() => sendNow());
    const close = notifications.notify({
      kind: 'success',
      title,
      duration: HOLD,
      runsOut: true,
      undo() {
        if (!isWaiting) return;
        isWaiting = false;
        stop();
        resolve(false);
      },
      onGone: () => void sendNow(),
    });

    function sendNow(): Promise<void> {
      if (!isWaiting) return sending;
      isWaiting = false;
      close();
      sending = send()
        .then(() => resolve(true), reject)
        .finally(stop);
      return sending;
    }
  });
}
