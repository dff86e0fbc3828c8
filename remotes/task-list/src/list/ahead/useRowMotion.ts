import type { Task } from '@taskweave/engine-client/Task';
import { useTaskEventListener } from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from '../../cards/TaskRow.module.css';

export interface RowMotionOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly taskAt: (row: number) => Task | undefined;
}

const MOVE = 160;
const SWEEP = 120;
const EASE = 'cubic-bezier(0.2, 0, 0, 1)';

export function useRowMotion({ list, taskAt }: RowMotionOptions): void {
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  // Reading the scroll offset here would force a layout in every render.
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
    if (event.kind !== 'task-completed') return;
    const row = before.current.get(event.taskId)?.row;
    if (row?.isConnected && mayMove(row)) sweepOver(row);
  });
}

interface Place {
  readonly row: HTMLElement;
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

/** The row itself unmounts at once, so a clone moves. */
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
