import type { Box } from '../drawing/OpenDiagram';

export interface DiagramPlace {
  readonly root: string | null;
  readonly box: Box | null;
  onRoot(root: string | null): void;
  onBox(box: Box): void;
}
