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

/** What both libraries have in common, although they are based on versions of diagram-js that are years apart. */
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

/** Draws a diagram into an element. Rejects if the XML contains no diagram, or is not a diagram. */
export type DrawDiagram = (container: HTMLElement, xml: string) => Promise<OpenDiagram>;
