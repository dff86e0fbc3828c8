import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { Attribution, Fall, PageWatch } from './PageWatch';
import { healPage } from './page/healPage';
import { lookAtPage, type PageLook } from './page/lookAtPage';
import { readPageFacts } from './page/PageFacts';
import { showLastPage } from './page/showLastPage';
import { watchRoots } from './page/watchRoots';

const CODE = 'PLG-611';

/** Milliseconds from one look at the page to the next. */
const PAUSE_MS = 2000;
/** … after something has been drawn, or when the page does not look well. */
const SOON_MS = 250;

/** So often the page is brought back within so many milliseconds. */
const HEALINGS = 3;
const WHILE_MS = 20_000;

export interface LookingWatch extends Pick<PageWatch, 'draws'> {
  /** Something may have changed. */
  look(): void;
}

/**
 * Looks after the page from outside of React: whether it can be seen. If it cannot, it is brought back, and who is behind it
 * is taken off the page; if it cannot be brought back, a page of few words takes its place, and the next one is opened in
 * safe mode. A tab that nobody looks at is not looked at either.
 */
export function watchPage(
  attribution: Attribution,
  entryOf: (id: string) => PluginEntry | null,
): LookingWatch {
  const roots = ['root', 'overlays'].flatMap((id) => document.getElementById(id) ?? []);
  const parts = { roots, isForeign: attribution.isForeign };
  const blame = createBlame(attribution, entryOf);
  const mark = createMark(attribution.record.write);
  const isSure = createSuspicion();
  const isOneTooMany = createCount();
  let facts = readPageFacts(roots);
  // Plugins may load before the application has drawn anything: what is not there yet is not gone.
  let hasBegun = false;
  let isLeft = false;
  attribution.record.forget();
  watchRoots([document.documentElement, document.body, ...roots], blame.touch);

  function isIll(look: PageLook): boolean {
    hasBegun ||= blame.isTouched() || !roots.every(isBlank);
    return (look.kind === 'gone' && hasBegun) || look.kind === 'covered';
  }

  function calmDown(): void {
    mark(null);
    blame.forget();
    facts = readPageFacts(roots);
  }

  function fall(look: PageLook): void {
    const healing = isOneTooMany()
      ? { isHealed: false, pluginId: null }
      : healPage({ facts, look: () => lookAtPage(parts), ownerOfFile: attribution.ownerOfFile });
    const record = blame.fallOf(look, healing.pluginId);
    attribution.stop(record.pluginId, CODE, record.message, record.contribution);
    mark(healing.isHealed ? null : record);
    if (healing.isHealed) return;
    clock.stop();
    showLastPage(record, attribution.record.href());
  }

  const clock = createClock(() => {
    const look = lookAtPage(parts);
    const isBad = isIll(look);
    if (isSure(isBad)) fall(look);
    if (look.kind === 'shown') calmDown();
    else if (!isBad) mark(null);
    return isBad || !hasBegun ? SOON_MS : PAUSE_MS;
  });
  addEventListener('pagehide', () => {
    if (clock.isOver()) return;
    isLeft = true;
    const look = lookAtPage(parts);
    mark(isIll(look) ? blame.fallOf(look, null) : null);
  });

  addEventListener('pageshow', () => {
    isLeft = false;
  });

  return {
    look: clock.soon,
    draws(pluginId, contribution) {
      // While a page is left its parts are drawn once more: it answered, and no look follows that could say so.
      if (isLeft || !attribution.isForeign(pluginId)) return;
      // It stands if nothing of the page runs any more after this.
      mark(blame.draw(pluginId, contribution));
      clock.soon();
    },
  };
}

/** Knows whose code was at work last. */
function createBlame(attribution: Attribution, entryOf: (id: string) => PluginEntry | null) {
  let drawn: { readonly pluginId: string; readonly contribution: string } | null = null;
  let toucher: string | null = null;

  function recordOf(pluginId: string, message: string): Fall {
    const { plugin } = entryOf(pluginId) ?? {};
    return {
      code: CODE,
      pluginId,
      message,
      version: plugin?.manifest.version ?? null,
      name: plugin?.manifest.displayName ?? pluginId,
      contribution: drawn?.pluginId === pluginId ? drawn.contribution : null,
    };
  }

  return {
    isTouched: () => toucher !== null,
    touch() {
      toucher = attribution.caller() ?? toucher;
    },
    forget() {
      toucher = null;
    },
    draw(pluginId: string, contribution: string): Fall {
      drawn = { pluginId, contribution };
      return recordOf(pluginId, 'The page did not answer any more when this part was drawn.');
    },
    /** @param healed whose doing was undone when the page came back, where that says so */
    fallOf(look: PageLook, healed: string | null): Fall {
      const known = healed ?? toucher;
      const pluginId = known ?? drawn?.pluginId ?? attribution.running.at(-1) ?? '';
      return recordOf(pluginId, messageOf(look, known !== null));
    },
  };
}

/** Notes how this page may end, for the one after it. */
function createMark(write: (fall: Fall | null) => void): (fall: Fall | null) => void {
  let isMarked = false;
  return (fall) => {
    if (fall === null && !isMarked) return;
    isMarked = fall !== null;
    write(fall);
  };
}

/** Beats while somebody looks at the page, and once more after it went out of view or came back. `beat` says when to come again. */
function createClock(beat: () => number) {
  // Found now: what a plugin puts in their place has no part in this.
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;

  function tick(): void {
    const pause = beat();
    if (document.visibilityState === 'visible') plan(pause);
  }

  function plan(pause: number): void {
    if (timer !== null) end(timer);
    timer = isOver ? null : begin(tick, pause);
  }

  const soon = () => plan(SOON_MS);
  document.addEventListener('visibilitychange', soon);
  addEventListener('pageshow', soon);
  return {
    soon,
    isOver: () => isOver,
    stop() {
      isOver = true;
    },
  };
}

/** @returns true where it is called once more than the page is to be brought back within a while */
function createCount(): () => boolean {
  let times: readonly number[] = [];
  return () => {
    const now = Date.now();
    times = [...times.filter((time) => now - time < WHILE_MS), now];
    return times.length > HEALINGS;
  };
}

/**
 * A page is also empty between two drawings, and a browser out of breath draws nothing for a while.
 *
 * @returns takes what the page looks like; true for the second bad look in a row, if the browser has drawn since the first
 */
function createSuspicion(): (isBad: boolean) => boolean {
  const { requestAnimationFrame: whenDrawn } = globalThis;
  let suspicion: 'none' | 'fresh' | 'ripe' = 'none';
  return (isBad) => {
    const isRipe = isBad && suspicion === 'ripe';
    if (!isBad || isRipe) suspicion = 'none';
    else if (suspicion === 'none') {
      suspicion = 'fresh';
      whenDrawn(() => {
        if (suspicion === 'fresh') suspicion = 'ripe';
      });
    }
    return isRipe;
  };
}

/** In its place, and nothing in it. */
function isBlank(root: HTMLElement): boolean {
  return root.isConnected && root.childElementCount === 0;
}

function messageOf(look: PageLook, isKnown: boolean): string {
  const what = look.kind === 'covered' ? 'The page was covered' : 'The page was emptied or hidden';
  const who = isKnown
    ? ''
    : ' Who did it is not certain: its part was the last of third parties that was shown.';
  const seen = 'seen' in look ? ` Seen: ${look.seen}.` : '';
  return `${what}.${who}${seen}`;
}
