import type { DiagramKind, DrawDiagram } from './OpenDiagram';

/**
 * The library that draws diagrams of a kind. Each is as large as half of the application, so that it is loaded when a
 * diagram is looked at and not before; call this ahead, beside the request for the XML, to have both at once.
 */
export async function loadDiagramEngine(kind: DiagramKind): Promise<DrawDiagram> {
  switch (kind) {
    case 'bpmn':
      return (await import(/* webpackChunkName: "bpmn" */ './drawBpmn')).drawBpmn;
    case 'cmmn':
      return (await import(/* webpackChunkName: "cmmn" */ './drawCmmn')).drawCmmn;
    case 'dmn':
      return (await import(/* webpackChunkName: "dmn" */ './dmn/drawDmn')).drawDmn;
  }
}

/** True for the error of a model that was never drawn: a file with the logic alone. */
export function isWithoutDrawing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /no diagram to display|no plane|no shapes|no displayable contents/i.test(error.message)
  );
}
