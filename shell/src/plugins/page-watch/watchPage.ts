import type { Fall } from '../faults/Fall';
import type { PluginEntry } from '../registry/PluginEntry';
import type { Guard, WatchTools } from './Guard';
import { forgetFell, writeFall } from './page/FallRecord';
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

export interface PageWatch extends Pick<Guard, 'draws'> {
  /** Something may have changed. */
  look(): void;
}

/**
 * Looks after the page from outside of React: whether it can be seen. If it cannot, it is brought back, and who is behind it
 * is taken off the page; if it cannot be brought back, a page of few words takes its place, and the next one is opened in
 * safe mode. A tab that nobody looks at is not looked at either.
 */
export function watchPage(tools: WatchTools, entryOf: (id: string) => PluginEntry | null): PageWatch {
  const roots = ['root', 'overlays'].flatMap((id) => document.getElementById(id) ?? []);
  let facts = readPageFacts(roots);
  const parts = { roots, isForeign: tools.isForeign };
  // Found now: what a plugin puts in their place has no part in this.
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const isSure = createSuspicion();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let drawn: { readonly pluginId: string; readonly contribution: string } | null = null;
  let toucher: string | null = null;
  /** Plugins may load before the application has drawn anything: what is not there yet is not gone. */
  let hasBegun = false;
  let isOver = false;
  let isMarked = false;
  let falls: readonly number[] = [];

  forgetFell();
  watchRoots([document.documentElement, document.body, ...roots], () => {
    toucher = tools.caller() ?? toucher;
  });

  function plan(pause: number): void {
    if (timer !== null) end(timer);
    timer = isOver || document.visibilityState !== 'visible' ? null : begin(beat, pause);
  }

  function beat(): void {
    const look = lookAtPage(parts);
    const isBad = isIll(look);
    if (isSure(isBad)) fall(look);
    if (look.kind === 'shown') calmDown();
    plan(isBad || !hasBegun ? SOON_MS : PAUSE_MS);
  }

  function isIll(look: PageLook): boolean {
    hasBegun ||= toucher !== null || !roots.every(isBlank);
    return (look.kind === 'gone' && hasBegun) || look.kind === 'covered';
  }

  function calmDown(): void {
    mark(null);
    toucher = null;
    facts = readPageFacts(roots);
  }

  function mark(fall: Fall | null): void {
    if (fall === null && !isMarked) return;
    isMarked = fall !== null;
    writeFall(fall);
  }

  function fallOf(pluginId: string, message: string): Fall {
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

  function fall(look: PageLook): void {
    const now = Date.now();
    falls = [...falls.filter((time) => now - time < WHILE_MS), now];
    const healing =
      falls.length <= HEALINGS
        ? healPage({ facts, look: () => lookAtPage(parts), ownerOfFile: tools.ownerOfFile })
        : { isHealed: false, pluginId: null };
    const known = healing.pluginId ?? toucher;
    const pluginId = known ?? drawn?.pluginId ?? tools.running.at(-1) ?? '';
    const message = messageOf(look, known !== null);
    const record = fallOf(pluginId, message);
    tools.stop(pluginId, CODE, message, record.contribution);
    if (healing.isHealed) {
      mark(null);
      return;
    }
    isOver = true;
    mark(record);
    showLastPage(record);
  }

  document.addEventListener('visibilitychange', () => plan(SOON_MS));
  addEventListener('pageshow', () => plan(SOON_MS));
  addEventListener('pagehide', () => {
    if (isOver) return;
    const look = lookAtPage(parts);
    if (!isIll(look)) mark(null);
    else
      mark(
        fallOf(toucher ?? drawn?.pluginId ?? tools.running.at(-1) ?? '', messageOf(look, toucher !== null)),
      );
  });

  return {
    look: () => plan(SOON_MS),
    draws(pluginId, contribution) {
      if (!tools.isForeign(pluginId)) return;
      drawn = { pluginId, contribution };
      // It stands if nothing of the page runs any more after this.
      mark(fallOf(pluginId, 'The page did not answer any more when this part was drawn.'));
      plan(SOON_MS);
    },
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
