import type { PluginServices } from '@taskweave/plugin-sdk';
import type { TaskSubject } from '../submission/lookForSubmission';
import type { HeldCompletion, HeldWords } from './holdCompletion';
import { tellNotDone } from './tellNotDone';

const HAS_SHOWN = 'toldUndo';

interface HeldTask {
  readonly services: PluginServices;
  readonly subject: TaskSubject;
  /** How messages name the task. */
  readonly name: string;
  /** So long its completion can be taken back. */
  readonly milliseconds: number;
  /** Opens the task as a completed one; null where the person cannot be shown that. */
  readonly open: (() => void) | null;
}

/** What is said of a completion that can be taken back. */
export function tellHeld({ services, subject, name, milliseconds, open }: HeldTask): HeldWords & {
  readonly held: (completion: HeldCompletion) => void;
} {
  const { notifications, navigation, storage } = services;
  // At the time of each message, in the language of that time.
  const t: typeof services.language.t = (key, values) => services.language.t(key, values);
  const place = { task: subject.taskId, detailsTab: null };
  let closeNotice = () => {};
  let opensWhenSent = false;

  return {
    held({ undo, send }): void {
      const isFirst = storage.get(HAS_SHOWN) !== true;
      storage.set(HAS_SHOWN, true);
      closeNotice = notifications.notify({
        kind: 'success',
        title: t('held.completed', { name }),
        ...(isFirst && { detail: t('held.first', { count: milliseconds / 1000 }) }),
        duration: milliseconds,
        runsOut: true,
        undo,
        onGone: send,
        ...(open !== null && { actions: [{ label: t('common.show'), onPress: openWhenSent }] }),
      });
    },

    closeNotice: () => closeNotice(),

    sent(): void {
      if (opensWhenSent) open?.();
    },

    undone(): void {
      navigation.go(place);
      notifications.notify({ kind: 'info', title: t('held.undone', { name }) });
    },

    kept([form], isTyping): void {
      const failure = form?.failure ?? null;
      // On top, where that takes nothing from under the hands of the person.
      if (failure !== null && !isTyping) navigation.go(place);
      else tellNotDone({ services, subject, name, failure });
    },
  };

  /** Its button is pressed: the notification has gone, and the task is on its way. */
  function openWhenSent(): void {
    opensWhenSent = true;
  }
}
