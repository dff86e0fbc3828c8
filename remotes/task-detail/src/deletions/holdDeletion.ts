import type { PluginServices } from '@taskweave/plugin-sdk';

/** Time to take it back, in ms: as long as for a change of several tasks. */
const HOLD = 6_000;

interface HeldDeletion {
  /** What the notification says that was deleted. */
  readonly title: string;
  /** Deletes it. Begins at once: a page that is being closed waits for nothing. */
  readonly send: () => Promise<void>;
}

/**
 * Deletes something when the notification with its Undo has gone, or the person leaves, since the engine gives nothing back that was
 * deleted.
 *
 * @returns false where the person has taken it back
 *
 * @example await holdDeletion(services, { title: t('comment.deleted'), send: () => deleteComment(client, taskId, id) });
 */
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

    /** The sign-out waits for the answer. */
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
