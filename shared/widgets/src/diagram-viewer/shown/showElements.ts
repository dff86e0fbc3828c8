import type { DiagramElement, OpenDrawing } from '../drawing/OpenDiagram';
import { fitWhole, MARGIN } from './fitWhole';

const MARKER = 'diagram-current';
const LINK_MARKER = 'diagram-link';
const PASSED_MARKER = 'diagram-passed';
const START_EVENT = 'bpmn:StartEvent';
const READABLE = 0.6;

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

export function unmarkElements(diagram: OpenDrawing, ids: readonly string[]): void {
  for (const { id } of elementsOf(diagram, ids)) diagram.canvas.removeMarker(id, MARKER);
}

export function linkElements(diagram: OpenDrawing, ids: readonly string[]): () => void {
  return withMarker(diagram, ids, LINK_MARKER);
}

export function tracePassed(diagram: OpenDrawing, ids: readonly string[]): () => void {
  return withMarker(diagram, ids, PASSED_MARKER);
}

function withMarker(diagram: OpenDrawing, ids: readonly string[], marker: string): () => void {
  for (const { id } of elementsOf(diagram, ids)) diagram.canvas.addMarker(id, marker);
  return () => {
    for (const { id } of elementsOf(diagram, ids)) diagram.canvas.removeMarker(id, marker);
  };
}

/** Events of captured pointers only report the frame, so the element is found by its point. */
export function elementAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): string | null {
  const hit = document.elementFromPoint(clientX, clientY);
  return hit?.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
}

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
