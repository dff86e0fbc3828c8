import type { NotificationRequest, PluginServices } from '@taskweave/plugin-sdk';
import type { TaskSubject } from '../submission/lookForSubmission';
import type { HeldCompletion, HeldWords } from './holdCompletion';
import { tellNotDone } from './tellNotDone';

const HAS_SHOWN = 'toldUndo';
const AFTERWARDS = 2_000;
const TO_READ = 6_000;

interface HeldTask {
  readonly services: PluginServices;
  readonly subject: TaskSubject;
  readonly name: string;
  readonly milliseconds: number;
  readonly open: (() => void) | null;
}

export function tellHeld({ services, subject, name, milliseconds, open }: HeldTask): HeldWords & {
  readonly held: (completion: HeldCompletion) => void;
  readonly addLine: (line: string) => void;
} {
  const { notifications, navigation, storage } = services;
  // The language may change before a message appears, so the translation waits.
  const t: typeof services.language.t = (key, values) => services.language.t(key, values);
  const place = { task: subject.taskId, detailsTab: null };
  let close = () => {};
  let isOver = false;
  let isUnwanted = false;
  let isSent = false;
  let opensWhenSent = false;

  return {
    held({ undo, send }): void {
      const isFirst = storage.get(HAS_SHOWN) !== true;
      storage.set(HAS_SHOWN, true);
      show({
        ...(isFirst && { detail: t('held.first', { count: milliseconds / 1000 }) }),
        duration: milliseconds,
        runsOut: true,
        undo,
        onGone(reason) {
          isOver = reason === 'time';
          // What comes next is a line of the same notification, and known in a moment.
          if (isOver) show({ duration: AFTERWARDS, onGone: (how) => (isUnwanted = how === 'closed') });
          send();
          // Sending closes the notification, too, and takes this back where it is the reason.
          isUnwanted = reason === 'closed';
        },
      });
    },

    closeNotice() {
      if (isOver) return;
      close();
      isUnwanted = false;
    },

    addLine(detail) {
      if (!isUnwanted) show({ detail, duration: TO_READ });
    },

    sent(): void {
      isSent = true;
      if (opensWhenSent) open?.();
    },

    undone(): void {
      navigation.openInbox(place);
      notifications.notify({ kind: 'info', title: t('held.undone', { name }) });
    },

    kept([form], isTyping): void {
      close();
      const failure = form?.failure ?? null;
      if (failure !== null && !isTyping) navigation.openInbox(place);
      else tellNotDone({ services, subject, name, failure });
    },
  };

  function show(rest: NotificationRequest): void {
    close = notifications.notify({
      kind: 'success',
      title: t('held.completed', { name }),
      tag: `held ${subject.taskId}`,
      updates: true,
      ...(open !== null && { actions: [{ label: t('common.show'), onPress: openWhenSent }] }),
      ...rest,
    });
  }

  function openWhenSent(): void {
    opensWhenSent = true;
    if (isSent) open?.();
  }
}
