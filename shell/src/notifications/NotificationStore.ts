import { isAbort, isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { NotificationKind, NotificationRequest, Notifications } from '@taskweave/plugin-sdk';
import { createStore } from 'zustand/vanilla';

export interface NotificationSource {
  readonly pluginId: string;
  readonly text: string;
}

export interface SourcedNotification extends NotificationRequest {
  readonly source?: NotificationSource;
}

export interface ShownNotification extends SourcedNotification {
  readonly id: string;
  readonly kind: NotificationKind;
}

export interface NotificationStore extends Notifications {
  readonly items: readonly ShownNotification[];
  notify(request: SourcedNotification): () => void;
  close(id: string): void;
  clear(): void;
  undoNewest(): void;
  undo(id: string): void;
  hold(isHeld: boolean): void;
  subscribe(listener: () => void): () => void;
}

const DEFAULT_DURATION = 5000;

export function createNotificationStore(): NotificationStore {
  const store = createStore<readonly ShownNotification[]>(() => []);
  const timers = createHeldTimers((id) => remove(id, 'time'));
  let lastId = 0;

  function change(next: readonly ShownNotification[]): void {
    store.setState(next, true);
  }

  function remove(id: string, how: 'time' | 'closed' | 'undone' = 'closed'): void {
    timers.stop(id);
    const items = store.getState();
    const removed = items.find((item) => item.id === id);
    if (removed !== undefined) change(items.filter((item) => item !== removed));
    if (store.getState().length === 0) timers.hold(false);
    if (how === 'undone') removed?.undo?.();
    else removed?.onGone?.(how);
  }

  function leave(id: string, how: 'closed' | 'undone'): void {
    remove(id, how);
    timers.hold(false);
  }

  return {
    get items() {
      return store.getState();
    },
    notify(request) {
      const { error } = request;
      if (isAbort(error) || isLoginRequired(error)) return () => undefined;
      lastId += 1;
      // The list draws by id: what keeps it is not read out again.
      const id = (request.updates && request.tag) || String(lastId);
      const kind = kindOf(request);
      const items = store.getState();
      const replaced = items.filter(
        (item) => (item.tag !== undefined && item.tag === request.tag) || isSame(item, request),
      );
      for (const item of replaced) timers.stop(item.id);
      const shown = { ...request, id, kind };
      const isThere = replaced.some((item) => item.id === id);
      change(
        isThere
          ? items.map((item) => (item.id === id ? shown : item))
          : [...items.filter((item) => !replaced.includes(item)), shown],
      );
      const duration = request.duration ?? (kind === 'error' ? null : DEFAULT_DURATION);
      if (duration !== null) timers.start(id, duration);
      for (const item of replaced) item.onGone?.('closed');
      return () => remove(id);
    },
    close: (id) => leave(id, 'closed'),
    clear() {
      for (const { id } of store.getState()) remove(id);
    },
    undoNewest() {
      const newest = store.getState().findLast((item) => item.undo !== undefined);
      if (newest !== undefined) leave(newest.id, 'undone');
    },
    undo: (id) => leave(id, 'undone'),
    hold: timers.hold,
    subscribe: store.subscribe,
  };
}

function isSame(item: SourcedNotification, request: SourcedNotification): boolean {
  const [one, other] = [item.error, request.error].map((error) =>
    error instanceof Error ? error.message : null,
  );
  return one !== null && one === other && item.title === request.title && item.detail === request.detail;
}

interface HeldTimers {
  start(id: string, milliseconds: number): void;
  stop(id: string): void;
  hold(isHeld: boolean): void;
}

function createHeldTimers(onEnd: (id: string) => void): HeldTimers {
  const timers = new Map<string, { remaining: number; startedAt: number; timer: number | null }>();
  let isHeld = false;

  function resume(id: string): void {
    const pending = timers.get(id);
    if (pending === undefined || pending.timer !== null || isHeld) return;
    pending.startedAt = Date.now();
    pending.timer = window.setTimeout(() => {
      timers.delete(id);
      onEnd(id);
    }, pending.remaining);
  }

  function pause(id: string): void {
    const pending = timers.get(id);
    if (pending === undefined || pending.timer === null) return;
    clearTimeout(pending.timer);
    pending.timer = null;
    pending.remaining -= Date.now() - pending.startedAt;
  }

  return {
    start(id, milliseconds) {
      timers.set(id, { remaining: milliseconds, startedAt: 0, timer: null });
      resume(id);
    },
    stop(id) {
      pause(id);
      timers.delete(id);
    },
    hold(next) {
      isHeld = next;
      for (const id of timers.keys()) {
        if (isHeld) pause(id);
        else resume(id);
      }
    },
  };
}

function kindOf({ kind, error }: NotificationRequest): NotificationKind {
  return kind ?? (error === undefined || error === null ? 'info' : 'error');
}
