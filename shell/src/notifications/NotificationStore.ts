import { isAbort, isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { NotificationKind, NotificationRequest, Notifications } from '@taskweave/plugin-sdk';
import { createStore } from 'zustand/vanilla';
import { exclusiveKey, kindOf } from './notificationFacts';

/** Whose a notification is, where it is a stranger's. */
export interface NotificationSource {
  readonly pluginId: string;
  /** Shown with it. */
  readonly text: string;
}

export interface SourcedNotification extends NotificationRequest {
  readonly source?: NotificationSource;
}

export interface ShownNotification extends SourcedNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  /** What is shown with the same one goes. */
  readonly place: string | undefined;
}

/** The notifications on screen. Those that go by themselves wait while someone reads them. */
export interface NotificationStore extends Notifications {
  readonly items: readonly ShownNotification[];
  notify(request: SourcedNotification): () => void;
  close(id: string): void;
  /** Closes all: what is said to one person is none of the next one's business. */
  clear(): void;
  /** Takes back what the newest notification tells that can be taken back. */
  undoNewest(): void;
  /** Takes back what this one tells. */
  undo(id: string): void;
  /** While held, nothing goes by itself. */
  hold(isHeld: boolean): void;
  subscribe(listener: () => void): () => void;
}

const DEFAULT_DURATION = 5000;

export function createNotificationStore(): NotificationStore {
  const store = createStore<readonly ShownNotification[]>(() => []);
  const timers = new Map<string, { remaining: number; startedAt: number; timer: number | null }>();
  let lastId = 0;
  let isHeld = false;

  function change(next: readonly ShownNotification[]): void {
    store.setState(next, true);
  }

  function stopTimer(id: string): void {
    const pending = timers.get(id);
    if (pending?.timer != null) clearTimeout(pending.timer);
    timers.delete(id);
  }

  function remove(id: string, isUndone = false): void {
    stopTimer(id);
    const items = store.getState();
    const removed = items.find((item) => item.id === id);
    if (removed !== undefined) change(items.filter((item) => item !== removed));
    // What nobody can point at is held by nobody.
    if (store.getState().length === 0) isHeld = false;
    if (isUndone) removed?.undo?.();
    else removed?.onGone?.();
  }

  function undo(id: string): void {
    remove(id, true);
    hold(false);
  }

  function start(id: string): void {
    const pending = timers.get(id);
    if (pending === undefined || pending.timer !== null || isHeld) return;
    pending.startedAt = Date.now();
    pending.timer = window.setTimeout(() => remove(id), pending.remaining);
  }

  function pause(id: string): void {
    const pending = timers.get(id);
    if (pending === undefined || pending.timer === null) return;
    clearTimeout(pending.timer);
    pending.timer = null;
    pending.remaining -= Date.now() - pending.startedAt;
  }

  function hold(next: boolean): void {
    isHeld = next;
    for (const id of timers.keys()) {
      if (isHeld) pause(id);
      else start(id);
    }
  }

  return {
    get items() {
      return store.getState();
    },
    notify(request) {
      const { error } = request;
      if (isAbort(error) || isLoginRequired(error)) return () => undefined;
      lastId += 1;
      const id = String(lastId);
      const kind = kindOf(request);
      const place = exclusiveKey(request);
      const items = store.getState();
      const replaced = items.filter(
        (item) => (item.place !== undefined && item.place === place) || isSame(item, request),
      );
      for (const item of replaced) stopTimer(item.id);
      change([...items.filter((item) => !replaced.includes(item)), { ...request, id, kind, place }]);
      const duration = request.duration ?? (kind === 'error' ? null : DEFAULT_DURATION);
      if (duration !== null) {
        timers.set(id, { remaining: duration, startedAt: 0, timer: null });
        start(id);
      }
      for (const item of replaced) item.onGone?.();
      return () => remove(id);
    },
    close(id) {
      remove(id);
      // The button goes from under mouse or focus, and no browser tells that they have left it.
      hold(false);
    },
    clear() {
      for (const { id } of store.getState()) remove(id);
    },
    undoNewest() {
      const newest = store.getState().findLast((item) => item.undo !== undefined);
      if (newest !== undefined) undo(newest.id);
    },
    undo,
    hold,
    subscribe: store.subscribe,
  };
}

/** An error that is told already: once more it would only take another place. */
function isSame(item: SourcedNotification, request: SourcedNotification): boolean {
  const [one, other] = [item.error, request.error].map((error) =>
    error instanceof Error ? error.message : null,
  );
  return one !== null && one === other && item.title === request.title && item.detail === request.detail;
}
