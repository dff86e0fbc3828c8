import type { Task } from '@taskweave/engine-client/Task';
import { useTaskEventListener } from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from '../../cards/TaskRow.module.css';

export interface RowMotionOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly taskAt: (row: number) => Task | undefined;
}

/** Milliseconds in which rows close up, and in which a new one comes. */
const MOVE = 160;
/** Milliseconds in which the mark of what is done goes over its row. */
const SWEEP = 120;
const EASE = 'cubic-bezier(0.2, 0, 0, 1)';

/**
 * Shows where rows go: what is done is swept over, those below close up, and new ones come in. Nothing moves where less motion is
 * wanted, while the list is scrolled, or when another list is opened.
 */
export function useRowMotion({ list, taskAt }: RowMotionOptions): void {
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  // Heard, not measured: to read the offset here would lay the page out in the middle of every draw.
  const hasScrolled = useRef(false);

  useEffect(() => {
    const handleScroll = () => {
      hasScrolled.current = true;
    };
    const element = list.current;
    element?.addEventListener('scroll', handleScroll, { passive: true });
    return () => element?.removeEventListener('scroll', handleScroll);
  }, [list]);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const places = placesIn(element, taskAt);
    const isStill = !hasScrolled.current;
    hasScrolled.current = false;
    if (isStill && mayMove(element)) moveRows(before.current, places);
    before.current = places;
  });

  useTaskEventListener((event) => {
    if (event.type !== 'task-completed') return;
    const row = before.current.get(event.taskId)?.row;
    if (row?.isConnected && mayMove(row)) sweepOver(row);
  });
}

interface Place {
  readonly row: HTMLElement;
  /** Pixels from the top of the list. */
  readonly top: number;
}

function placesIn(list: HTMLElement, taskAt: RowMotionOptions['taskAt']): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const task = taskAt(Number(row.dataset.row));
    const top = Number.parseFloat(/translateY\((-?[\d.]+)px\)/.exec(row.style.transform)?.[1] ?? '0');
    if (task !== undefined) places.set(task.id, { row, top });
  }
  return places;
}

function moveRows(before: ReadonlyMap<string, Place>, now: ReadonlyMap<string, Place>): void {
  // Another list shares nothing with this one.
  if (![...now.keys()].some((id) => before.has(id))) return;
  const reach = Math.max(...[...before.values()].map(({ top }) => top));
  for (const [id, { row, top }] of now) {
    const former = before.get(id)?.top;
    if (former !== undefined && former !== top) {
      row.animate({ translate: [`0 ${former - top}px`, '0 0'] }, { duration: MOVE, easing: EASE });
    } else if (former === undefined && top < reach) {
      row.animate({ opacity: [0, 1], translate: ['0 -4px', '0 0'] }, { duration: MOVE, easing: EASE });
    }
  }
}

/** A picture of the row stays for as long as the mark takes: the row itself is gone at once. */
function sweepOver(row: HTMLElement): void {
  const picture = row.cloneNode(true) as HTMLElement;
  for (const name of ['role', 'tabindex', 'data-row', 'aria-selected', 'aria-rowindex'])
    picture.removeAttribute(name);
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.classList.add(styles.done ?? '');
  row.parentElement?.append(picture);
  const sweep = picture.animate({ opacity: [1, 1, 0] }, { duration: SWEEP + MOVE, easing: EASE });
  sweep.finished.catch(() => undefined).finally(() => picture.remove());
}

function mayMove(list: HTMLElement): boolean {
  const view = list.ownerDocument.defaultView;
  return (
    typeof list.animate === 'function' &&
    view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches === false
  );
}
