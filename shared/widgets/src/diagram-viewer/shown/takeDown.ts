import type { OpenDiagram } from '../OpenDiagram';

const NOTHING = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Destroys what was drawn. A canvas tells of its last move 300 ms after it, whether or not it is still there, and asks for its
 * place then: what is gone has none.
 */
export function takeDown(open: OpenDiagram): void {
  open.destroy();
  if (open.form !== 'drawing') return;
  Object.assign(open.canvas, { viewbox: () => ({ ...NOTHING, scale: 1, inner: NOTHING, outer: NOTHING }) });
}
