import type { Canvas } from '../drawing/OpenDiagram';

export const MARGIN = 16;

export function fitWhole(canvas: Canvas): number {
  const { inner, outer } = canvas.viewbox();
  const scale = Math.min(
    1,
    (outer.width - 2 * MARGIN) / Math.max(inner.width, 1),
    (outer.height - 2 * MARGIN) / Math.max(inner.height, 1),
  );
  const width = outer.width / scale;
  const height = outer.height / scale;
  canvas.viewbox({
    x: inner.x + (inner.width - width) / 2,
    y: inner.y + (inner.height - height) / 2,
    width,
    height,
  });
  return scale;
}
