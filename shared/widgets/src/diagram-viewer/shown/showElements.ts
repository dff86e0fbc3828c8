import type { DiagramElement, OpenDrawing } from '../drawing/OpenDiagram';
import { fitWhole, MARGIN } from './fitWhole';

const MARKER = 'diagram-current';
const LINK_MARKER = 'diagram-link';
const PASSED_MARKER = 'diagram-passed';
const START_EVENT = 'bpmn:StartEvent';
/** Below this nobody reads the names in the drawing. */
const READABLE = 0.6;

/**
 * Marks elements by their ids (of plan items also by what they are items of), opens the process within the process in which the
 * first of them stands, and returns their names.
 */
export function markElements(diagram: OpenDrawing, ids: readonly string[]): readonly string[] {
  const found = elementsOf(diagram, ids);
  for (const { id } of found) diagram.canvas.addMarker(id, MARKER);
  const [first] = found;
  const root = first && diagram.canvas.findRoot?.(first.id);
  if (root) diagram.canvas.setRootElement?.(root);
  return found.map(
    ({ id, businessObject }) => businessObject?.name ?? businessObject?.definitionRef?.name ?? id,
  );
}

/** Takes the marks away again. */
export function unmarkElements(diagram: OpenDrawing, ids: readonly string[]): void {
  for (const { id } of elementsOf(diagram, ids)) diagram.canvas.removeMarker(id, MARKER);
}

/** Shows that there is something behind these elements; those that the drawing does not have are passed over. */
export function linkElements(diagram: OpenDrawing, ids: readonly string[]): () => void {
  return withMarker(diagram, ids, LINK_MARKER);
}

/** Shows where a process has been. Returns how to stop that. */
export function tracePassed(diagram: OpenDrawing, ids: readonly string[]): () => void {
  return withMarker(diagram, ids, PASSED_MARKER);
}

function withMarker(diagram: OpenDrawing, ids: readonly string[], marker: string): () => void {
  for (const { id } of elementsOf(diagram, ids)) diagram.canvas.addMarker(id, marker);
  // Of a drawing that is gone nothing is found any more.
  return () => {
    for (const { id } of elementsOf(diagram, ids)) diagram.canvas.removeMarker(id, marker);
  };
}

/** The element at a point of the window; null where there is none. Captured pointers only report the frame. */
export function elementAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): string | null {
  const hit = document.elementFromPoint(clientX, clientY);
  return hit?.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
}

/**
 * The whole drawing where it can be read like that. Else the marked element in the middle, or the beginning where none
 * is marked; what lies beyond the edges of the drawing is not shown in place of it.
 */
export function placeDiagram(diagram: OpenDrawing, ids: readonly string[]): void {
  const { canvas, elements } = diagram;
  const element = elementsOf(diagram, ids)[0] ?? elements.filter(({ type }) => type === START_EVENT)[0];
  const scale = fitWhole(canvas);
  if (scale >= READABLE || element === undefined) return;
  const { inner, outer } = canvas.viewbox();
  const { x = 0, y = 0, width = 0, height = 0 } = element;
  const shown = { width: outer.width / READABLE, height: outer.height / READABLE };
  const margin = MARGIN / READABLE;
  canvas.viewbox({
    x: within(x + width / 2 - shown.width / 2, shown.width, inner.x - margin, inner.width + 2 * margin),
    y: within(y + height / 2 - shown.height / 2, shown.height, inner.y - margin, inner.height + 2 * margin),
    ...shown,
  });
}

/** Where a window of a size begins so that it stays within a stretch; in its middle where it is the longer one. */
function within(wanted: number, size: number, start: number, length: number): number {
  if (size >= length) return start + (length - size) / 2;
  return Math.min(Math.max(wanted, start), start + length - size);
}

function elementsOf({ elements }: OpenDrawing, ids: readonly string[]): readonly DiagramElement[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  return elements.filter(
    ({ id, businessObject }) =>
      wanted.has(id) ||
      (businessObject?.definitionRef?.id !== undefined && wanted.has(businessObject.definitionRef.id)),
  );
}
