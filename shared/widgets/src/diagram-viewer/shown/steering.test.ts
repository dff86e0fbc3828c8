import { expect, it, vi } from 'vitest';
import type { Canvas } from '../drawing/OpenDiagram';
import { steeringOf } from './steering';

function canvasAt(scale: number) {
  const zoom = vi.fn((_scale?: number | string, _center?: unknown) => scale);
  const scroll = vi.fn();
  const inner = { x: 100, y: 50, width: 736, height: 84 };
  const viewbox = vi.fn((_box?: unknown) => ({ inner, outer: { width: 400, height: 200 } }));
  return { zoom, scroll, viewbox, canvas: { zoom, scroll, viewbox } as unknown as Canvas };
}

it.each([
  ['+', 1.25],
  ['=', 1.25],
  ['-', 0.8],
])('zooms by the key %s, around the middle', (key, scale) => {
  const { canvas, zoom } = canvasAt(1);
  expect(steeringOf(canvas).press(key)).toBe(true);
  expect(zoom).toHaveBeenLastCalledWith(scale, { x: 200, y: 100 });
});

it('shows all of it by the key 0', () => {
  const { canvas, viewbox } = canvasAt(1);
  steeringOf(canvas).press('0');
  expect(viewbox).toHaveBeenLastCalledWith({ x: 68, y: -108, width: 800, height: 400 });
});

it('moves towards what an arrow points at', () => {
  const { canvas, scroll } = canvasAt(1);
  steeringOf(canvas).press('ArrowRight');
  expect(scroll).toHaveBeenCalledWith({ dx: -60, dy: 0 });
});

it('leaves other keys to the page', () => {
  const { canvas } = canvasAt(1);
  expect(steeringOf(canvas).press('Tab')).toBe(false);
});

it('does not zoom beyond what can be read', () => {
  const { canvas, zoom } = canvasAt(4);
  steeringOf(canvas).zoomIn();
  expect(zoom).toHaveBeenLastCalledWith(4, { x: 200, y: 100 });
});
