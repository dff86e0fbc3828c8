import type { NotificationRequest, PluginServices } from '@taskweave/plugin-sdk';
import type { ReturnedForm } from './returnedForms';

const HAS_SHOWN = 'toldUndo';

export interface HeldTask {
  readonly services: PluginServices;
  readonly subject: { readonly taskId: string };
  /** How messages name the task. */
  readonly name: string;
  /** So long its completion can be taken back. */
  readonly milliseconds: number;
}

export interface HeldAnswers {
  readonly onUndo: () => void;
  /** Its time is over. */
  readonly onGone: () => void;
  /** The person wants to see what was completed; called after `onGone`. Null where that cannot be shown. */
  readonly onOpen: (() => void) | null;
}

/** What is said of a completion that can be taken back. */
export function tellHeld({ services, subject, name, milliseconds }: HeldTask) {
  const { notifications, navigation, storage } = services;
  // At the time of each message, in the language of that time.
  const t: typeof services.language.t = (key, values) => services.language.t(key, values);

  return {
    /** @returns closes it */
    held({ onUndo, onGone, onOpen }: HeldAnswers): () => void {
      const isFirst = storage.get(HAS_SHOWN) !== true;
      storage.set(HAS_SHOWN, true);
      return notifications.notify({
        kind: 'success',
        title: t('held.completed', { name }),
        ...(isFirst && { detail: t('held.first', { count: milliseconds / 1000 }) }),
        duration: milliseconds,
        runsOut: true,
        undo: onUndo,
        onGone,
        ...(onOpen !== null && { actions: [{ label: t('common.show'), onPress: onOpen }] }),
      });
    },

    undone(): void {
      notifications.notify({ kind: 'info', title: t('held.undone', { name }) });
    },

    /** Not completed, and not in the person's sight. */
    kept(failure: ReturnedForm['failure']): void {
      const href = () => navigation.href({ task: subject.taskId, detailsTab: null });
      const request: NotificationRequest = {
        kind: failure === null ? 'warning' : 'error',
        title: t('held.kept', { name }),
        detail: detailOf(failure),
        duration: 3_600_000,
        links: [{ label: t('held.open'), href }],
      };
      notifications.notify(request);
    },
  };

  function detailOf(failure: ReturnedForm['failure']): string {
    if (failure === null && services.session.status === 'active') return t('held.kept.stranded');
    if (failure === null || failure.kind === 'signed-out') return t('held.kept.signedOut');
    const words = failure.kind === 'rejected' ? failure.rejection.message : failure.message;
    return `${words}\n${t('held.kept.input')}`;
  }
}
