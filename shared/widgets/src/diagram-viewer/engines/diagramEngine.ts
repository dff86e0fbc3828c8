import type { DiagramKind, DrawDiagram } from '../drawing/OpenDiagram';

/** Each library is half the size of the application, so call this beside the request for the XML to have both at once. */
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

export function isWithoutDrawing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /no diagram to display|no plane|no shapes|no displayable contents/i.test(error.message)
  );
}
