export type SwipeWay = 'forth' | 'back';

export interface Swipe<Subject> {
  readonly row: HTMLElement;
  readonly subject: Subject;
  readonly way: SwipeWay;
  readonly isArmed: boolean;
}

export interface SwipeOptions<Subject> {
  readonly subjectOf: (row: HTMLElement) => Subject | undefined;
  readonly mayGo: (subject: Subject, way: SwipeWay) => boolean;
  readonly onMove: (swipe: Swipe<Subject> | null) => void;
  readonly onSwipe: (subject: Subject, way: SwipeWay) => void;
}

const SLOP = 10;
const FAR = 96;
const FAR_PART = 0.35;
const REST = 250;

interface Press<Subject> {
  readonly row: HTMLElement;
  readonly subject: Subject;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  swipe: Swipe<Subject> | null;
}

/** The browser must keep scrolling and zooming, so a finger that first moves vertically is ignored. */
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
    // This click ends the swipe and must not open the row.
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
  // The browser would scroll to a row that is moved beyond the edge.
  list.style.overflowX = 'hidden';
  return () => {
    end.abort();
    list.style.touchAction = '';
    list.style.overflowX = '';
    if (press?.swipe) settle(press.swipe.row);
  };
}

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
