import type { Canvas } from '../drawing/OpenDiagram';
import { fitWhole } from './fitWhole';

const STEP = 1.25;
const LEAST = 0.1;
const MOST = 4;
const NUDGE = 60;

export interface Steering {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  press(key: string): boolean;
}

export function steeringOf(canvas: Canvas): Steering {
  const steering: Steering = {
    zoomIn: () => zoomBy(canvas, STEP),
    zoomOut: () => zoomBy(canvas, 1 / STEP),
    fit: () => void fitWhole(canvas),
    press: (key) => {
      const act = acts[key];
      act?.();
      return act !== undefined;
    },
  };
  const acts: Readonly<Record<string, () => void>> = {
    '+': steering.zoomIn,
    '=': steering.zoomIn,
    '-': steering.zoomOut,
    '0': steering.fit,
    ArrowLeft: () => canvas.scroll({ dx: NUDGE, dy: 0 }),
    ArrowRight: () => canvas.scroll({ dx: -NUDGE, dy: 0 }),
    ArrowUp: () => canvas.scroll({ dx: 0, dy: NUDGE }),
    ArrowDown: () => canvas.scroll({ dx: 0, dy: -NUDGE }),
  };
  return steering;
}

/** A drawing must not hold up someone who scrolls past it, so the wheel zooms only with Ctrl, as a touchpad reports a pinch. */
export function followPointers(frame: HTMLElement, canvas: Canvas): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let pending = { dx: 0, dy: 0 };
  let request = 0;

  function scrollSoon(dx: number, dy: number): void {
    pending = { dx: pending.dx + dx, dy: pending.dy + dy };
    if (request !== 0) return;
    request = requestAnimationFrame(() => {
      canvas.scroll(pending);
      pending = { dx: 0, dy: 0 };
      request = 0;
    });
  }

  function handleDown(event: PointerEvent): void {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('a, button'))) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    frame.setPointerCapture(event.pointerId);
    frame.dataset.dragging = 'true';
  }

  function handleMove(event: PointerEvent): void {
    const last = pointers.get(event.pointerId);
    if (last === undefined) return;
    const next = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, next);
    if (other === undefined) {
      scrollSoon(next.x - last.x, next.y - last.y);
      return;
    }
    const factor = distance(next, other) / Math.max(distance(last, other), 1);
    zoomBy(canvas, factor, within(frame, (next.x + other.x) / 2, (next.y + other.y) / 2));
  }

  function handleUp(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) delete frame.dataset.dragging;
  }

  function handleWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(canvas, Math.exp(-event.deltaY / 300), within(frame, event.clientX, event.clientY));
  }

  frame.addEventListener('pointerdown', handleDown);
  frame.addEventListener('pointermove', handleMove);
  frame.addEventListener('pointerup', handleUp);
  frame.addEventListener('pointercancel', handleUp);
  frame.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    cancelAnimationFrame(request);
    frame.removeEventListener('pointerdown', handleDown);
    frame.removeEventListener('pointermove', handleMove);
    frame.removeEventListener('pointerup', handleUp);
    frame.removeEventListener('pointercancel', handleUp);
    frame.removeEventListener('wheel', handleWheel);
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function zoomBy(canvas: Canvas, factor: number, at?: Point): void {
  const scale = Math.min(Math.max(canvas.zoom() * factor, LEAST), MOST);
  const { outer } = canvas.viewbox();
  canvas.zoom(scale, at ?? { x: outer.width / 2, y: outer.height / 2 });
}

function within(frame: HTMLElement, x: number, y: number): Point {
  const { left, top } = frame.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
