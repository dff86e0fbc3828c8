import type { Box } from '../drawing/OpenDiagram';

export interface DiagramPlace {
  readonly root: string | null;
  readonly box: Box | null;
  onRoot(root: string | null): void;
  /** Called once the drawing has rested for 500 ms. */
  onBox(box: Box): void;
}
