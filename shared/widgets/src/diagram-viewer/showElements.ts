import type { DiagramElement, OpenDiagram } from './diagramEngine';

const MARKER = 'diagram-current';
const LINK_MARKER = 'diagram-link';
/** Below this nobody reads the names in the drawing. */
const READABLE = 0.7;

/** Marks elements by their ids (of plan items also by what they are items of) and returns their names. */
export function markElements(diagram: OpenDiagram, ids: readonly string[]): readonly string[] {
  const found = elementsOf(diagram, ids);
  for (const { id } of found) diagram.canvas.addMarker(id, MARKER);
  const [first] = found;
  // It may stand in a process within the process, which is a page of its own.
  const root = first && diagram.canvas.findRoot?.(first.id);
  if (root) diagram.canvas.setRootElement?.(root);
  return found.map(
    ({ id, businessObject }) => businessObject?.name ?? businessObject?.definitionRef?.name ?? id,
  );
}

/** Shows that there is something behind these elements; those that the drawing does not have are passed over. */
export function linkElements(diagram: OpenDiagram, ids: readonly string[]): void {
  for (const { id } of elementsOf(diagram, ids)) diagram.canvas.addMarker(id, LINK_MARKER);
}

/** The element at a point of the window; null where there is none. Captured pointers tell of the frame only. */
export function elementAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): string | null {
  const hit = document.elementFromPoint(clientX, clientY);
  return hit?.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
}

/** The whole drawing where it can be read like that, else the marked element in the middle. */
export function placeDiagram(diagram: OpenDiagram, ids: readonly string[]): void {
  const { canvas } = diagram;
  const scale = canvas.zoom('fit-viewport', 'auto');
  const [element] = elementsOf(diagram, ids);
  if (scale >= READABLE || element === undefined) return;
  const { x = 0, y = 0, width = 0, height = 0 } = element;
  const { outer } = canvas.viewbox();
  const shown = { width: outer.width / READABLE, height: outer.height / READABLE };
  canvas.viewbox({
    x: x + width / 2 - shown.width / 2,
    y: y + height / 2 - shown.height / 2,
    ...shown,
  });
}

function elementsOf({ elements }: OpenDiagram, ids: readonly string[]): readonly DiagramElement[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  return elements.filter(
    ({ id, businessObject }) =>
      wanted.has(id) ||
      (businessObject?.definitionRef?.id !== undefined && wanted.has(businessObject.definitionRef.id)),
  );
}
