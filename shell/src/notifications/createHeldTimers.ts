export interface HeldTimers {
  start(id: string, milliseconds: number): void;
  stop(id: string): void;
  hold(isHeld: boolean): void;
}

export function createHeldTimers(onEnd: (id: string) => void): HeldTimers {
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
