import type { PluginServices } from '@taskweave/plugin-sdk';
import type { TaskSubject } from '../submission/lookForSubmission';
import type { HeldCompletion, HeldWords } from './holdCompletion';
import { tellNotDone } from './tellNotDone';

const HAS_SHOWN = 'toldUndo';

interface HeldTask {
  readonly services: PluginServices;
  readonly subject: TaskSubject;
  readonly name: string;
  readonly milliseconds: number;
  readonly open: (() => void) | null;
}

export function tellHeld({ services, subject, name, milliseconds, open }: HeldTask): HeldWords & {
  readonly held: (completion: HeldCompletion) => void;
} {
  const { notifications, navigation, storage } = services;
  // The language may change before a message appears, so the translation waits.
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
      navigation.openInbox(place);
      notifications.notify({ kind: 'info', title: t('held.undone', { name }) });
    },

    kept([form], isTyping): void {
      const failure = form?.failure ?? null;
      if (failure !== null && !isTyping) navigation.openInbox(place);
      else tellNotDone({ services, subject, name, failure });
    },
  };

  function openWhenSent(): void {
    opensWhenSent = true;
  }
}
