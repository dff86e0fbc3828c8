import type { Box } from '../drawing/OpenDiagram';

/** What is shown of a model, and how a viewer says that it has become something else. */
export interface DiagramPlace {
  /** The page of a model that has several, or the process within the process; null for the first. */
  readonly root: string | null;
  /** The part of the drawing; null for what the viewer chooses. */
  readonly box: Box | null;
  onRoot(root: string | null): void;
  /** Called when the drawing has rested for 500 ms. */
  onBox(box: Box): void;
}
