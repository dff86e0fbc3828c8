import type { DiagramKind, DrawDiagram } from '../drawing/OpenDiagram';

/**
 * The library that draws diagrams of a kind. Each is as large as half of the application, so that it is loaded when a
 * diagram is looked at and not before; call this ahead, beside the request for the XML, to have both at once. The chunks have
 * numbers: their names would stand in the entry of every remote that draws.
 */
export async function loadDiagramEngine(kind: DiagramKind): Promise<DrawDiagram> {
  switch (kind) {
    case 'bpmn':
      return (await import('./drawBpmn')).drawBpmn;
    case 'cmmn':
      return (await import('./drawCmmn')).drawCmmn;
    case 'dmn':
      return (await import('../dmn/drawDmn')).drawDmn;
  }
}

/** True for the error of a model that was never drawn: a file with the logic alone. */
export function isWithoutDrawing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /no diagram to display|no plane|no shapes|no displayable contents/i.test(error.message)
  );
}
