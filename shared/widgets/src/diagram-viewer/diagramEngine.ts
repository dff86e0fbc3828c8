export type DiagramKind = 'bpmn' | 'cmmn';

/** An element of a drawn diagram: an activity, a sequence flow, a plan item. */
export interface DiagramElement {
  readonly id: string;
  /** Such as `bpmn:StartEvent`. */
  readonly type?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly businessObject?: {
    readonly name?: string;
    /** Of plan items: what they are items of. */
    readonly definitionRef?: { readonly id?: string; readonly name?: string };
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What both libraries offer in the same way, although they stand on versions of diagram-js that lie years apart. */
export interface Canvas {
  zoom(): number;
  zoom(scale: number, center?: { readonly x: number; readonly y: number }): number;
  scroll(by: { readonly dx: number; readonly dy: number }): void;
  viewbox(): Box & {
    readonly inner: Box;
    readonly outer: { readonly width: number; readonly height: number };
  };
  viewbox(box: Box): void;
  addMarker(elementId: string, marker: string): void;
  resized(): void;
  /** Processes within processes are pages of their own; only BPMN has them. */
  findRoot?(elementId: string): object | null;
  setRootElement?(root: object): void;
}

export interface OpenDiagram {
  readonly canvas: Canvas;
  readonly elements: { filter(keep: (element: DiagramElement) => boolean): readonly DiagramElement[] };
  destroy(): void;
}

/** Draws a diagram into an element. Rejects where the XML holds no diagram, or is none. */
export type DrawDiagram = (container: HTMLElement, xml: string) => Promise<OpenDiagram>;

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
  }
}

/** True for the error of a model that was never drawn: a file with the logic alone. */
export function isWithoutDrawing(error: unknown): boolean {
  return error instanceof Error && /no diagram to display|no plane|no shapes/i.test(error.message);
}
