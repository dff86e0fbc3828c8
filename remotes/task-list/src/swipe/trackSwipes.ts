/** Where a row is drawn to: towards the end of the line, or towards its start. */
export type SwipeWay = 'forth' | 'back';

export interface Swipe<Subject> {
  readonly row: HTMLElement;
  readonly subject: Subject;
  readonly way: SwipeWay;
  /** Far enough: let go of now, it counts. */
  readonly isArmed: boolean;
}

export interface SwipeOptions<Subject> {
  /** What the row shows; undefined where nothing can be done with it. */
  readonly subjectOf: (row: HTMLElement) => Subject | undefined;
  readonly mayGo: (subject: Subject, way: SwipeWay) => boolean;
  /** Called as the row moves and whenever the swipe changes; null when the row is let go of. */
  readonly onMove: (swipe: Swipe<Subject> | null) => void;
  /** The row was let go of far enough. */
  readonly onSwipe: (subject: Subject, way: SwipeWay) => void;
}

/** Pixels within which a finger presses or scrolls. */
const SLOP = 10;
/** Pixels from which on a swipe counts, at most this part of the row. */
const FAR = 96;
const FAR_PART = 0.35;
/** Milliseconds after which a row that was let go of rests. */
const REST = 250;

interface Press<Subject> {
  readonly row: HTMLElement;
  readonly subject: Subject;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  swipe: Swipe<Subject> | null;
}

/**
 * Lets fingers draw the rows of a list sideways. Scrolling and zooming stay the browser's: a finger that goes up or down first is
 * not followed.
 *
 * @returns ends it
 */
export function trackSwipes<Subject>(list: HTMLElement, options: SwipeOptions<Subject>): () => void {
  const end = new AbortController();
  const { signal } = end;
  let press: Press<Subject> | null = null;

  function begin({ target, isPrimary, pointerType, pointerId, clientX, clientY }: PointerEvent): void {
    press = null;
    if (!isPrimary || pointerType !== 'touch' || !(target instanceof Element)) return;
    const row = target.closest<HTMLElement>('[data-row]');
    const subject = row === null ? undefined : options.subjectOf(row);
    if (row === null || subject === undefined) return;
    press = { row, subject, pointerId, x: clientX, y: clientY, swipe: null };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (press === null || press.pointerId !== pointerId) return;
    const { row, subject } = press;
    const across = clientX - press.x;
    if (press.swipe === null) {
      if (Math.hypot(across, clientY - press.y) < SLOP) return;
    }
    const isUpright = Math.abs(across) <= Math.abs(clientY - press.y);
    const way = across * mirrorOf(list) > 0 ? 'forth' : 'back';
    const mayGo = options.mayGo(subject, way);
    if (press.swipe !== null) draw(way, mayGo ? across : 0);
    else if (isUpright || !mayGo) drop();
    else {
      row.setPointerCapture?.(pointerId);
      draw(way, across);
    }
  }

  function draw(way: SwipeWay, across: number): void {
    if (press === null) return;
    const { row, subject, swipe } = press;
    // The panel beneath it must not shine through.
    row.style.background = 'var(--surface-dim)';
    row.style.zIndex = '1';
    row.style.translate = `${across}px 0`;
    const isArmed = Math.abs(across) >= Math.min(FAR, row.clientWidth * FAR_PART || FAR);
    if (swipe?.way === way && swipe.isArmed === isArmed) return;
    press.swipe = { row, subject, way, isArmed };
    options.onMove(press.swipe);
  }

  function letGo({ type }: PointerEvent): void {
    const swipe = press?.swipe;
    drop();
    if (swipe == null) return;
    options.onMove(null);
    settle(swipe.row);
    if (type === 'pointercancel') return;
    // What follows is the end of the swipe, and no press of the row.
    list.addEventListener('click', swallow, { capture: true, once: true, signal });
    setTimeout(() => list.removeEventListener('click', swallow, true));
    if (swipe.isArmed) options.onSwipe(swipe.subject, swipe.way);
  }

  function drop(): void {
    press = null;
  }

  list.addEventListener('pointerdown', begin, { signal });
  list.addEventListener('pointermove', move, { signal });
  list.addEventListener('pointerup', letGo, { signal });
  list.addEventListener('pointercancel', letGo, { signal });
  list.style.touchAction = 'pan-y pinch-zoom';
  // A row beyond the edge is nothing to scroll to.
  list.style.overflowX = 'hidden';
  return () => {
    end.abort();
    list.style.touchAction = '';
    list.style.overflowX = '';
    if (press?.swipe) settle(press.swipe.row);
  };
}

/** The row goes back to its place. */
function settle(row: HTMLElement): void {
  row.style.transition = 'translate var(--motion-normal) var(--ease)';
  row.style.translate = '0 0';
  setTimeout(() => {
    for (const name of ['transition', 'translate', 'background', 'z-index']) row.style.removeProperty(name);
  }, REST);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function mirrorOf(list: HTMLElement): 1 | -1 {
  return getComputedStyle(list).direction === 'rtl' ? -1 : 1;
}
