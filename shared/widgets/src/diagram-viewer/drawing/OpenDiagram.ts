export type DiagramKind = 'bpmn' | 'cmmn' | 'dmn';

/** An element of a drawn diagram: an activity, a sequence flow, a plan item, a decision. */
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

/** A part of a drawing, in the drawing's own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the libraries have in common, although they are based on versions of diagram-js that are years apart. */
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
  removeMarker(elementId: string, marker: string): void;
  resized(): void;
  /** Each process within a process is a page; only BPMN has them. */
  findRoot?(elementId: string): { readonly id: string } | null;
  getRootElement(): { readonly id: string };
  setRootElement?(root: { readonly id: string }): void;
}

/** What is laid over the elements of a drawing, and moves with them. */
export interface Overlays {
  add(
    elementId: string,
    overlay: {
      readonly position: { readonly top?: number; readonly right?: number; readonly left?: number };
      readonly html: HTMLElement;
    },
  ): string;
  remove(overlayId: string): void;
}

type DrawingEvent = 'canvas.viewbox.changing' | 'canvas.viewbox.changed' | 'root.set';

/** A part of a model that is looked at on its own: a decision, or the drawing of what they require. */
export interface DiagramPage {
  readonly id: string;
  readonly name: string;
  readonly form: 'drawing' | 'sheet';
}

interface Opened {
  /** What the library did not understand, in its own words. */
  readonly warnings: readonly string[];
  /** The pages of the model, and which of them this is; none where there is one alone. */
  readonly pages: readonly DiagramPage[];
  readonly page: string | null;
  destroy(): void;
}

/** A drawing that is moved and zoomed. */
export interface OpenDrawing extends Opened {
  readonly form: 'drawing';
  readonly canvas: Canvas;
  readonly elements: { filter(keep: (element: DiagramElement) => boolean): readonly DiagramElement[] };
  readonly overlays: Overlays;
  on(event: DrawingEvent, listener: () => void): void;
  off(event: DrawingEvent, listener: () => void): void;
}

/** A decision table or an expression: text that is scrolled. */
export interface OpenSheet extends Opened {
  readonly form: 'sheet';
  /** Marks rules by their ids, and no others, shows the first, and returns their numbers in the table. */
  mark(ruleIds: readonly string[]): readonly string[];
}

export type OpenDiagram = OpenDrawing | OpenSheet;

export interface DrawOptions {
  /** The page to open; the first where there is none of this id. */
  readonly page: string | null;
  /** The language of what the library writes itself. */
  readonly locale: string;
}

/** Draws a model into an element. Rejects if the XML contains nothing to draw, or is no model of the kind. */
export type DrawDiagram = (container: HTMLElement, xml: string, options: DrawOptions) => Promise<OpenDiagram>;

/** What the viewers of drawings have in common; their types are their own. */
interface DrawingViewer {
  get<T>(service: 'canvas' | 'elementRegistry' | 'overlays'): T;
  on(event: DrawingEvent, listener: () => void): void;
  off(event: DrawingEvent, listener: () => void): void;
  destroy(): void;
}

/** What a viewer has drawn, as the frame around it moves, marks and leaves it. */
export function drawingOf(viewer: DrawingViewer, warnings: readonly string[]): OpenDrawing {
  return {
    form: 'drawing',
    warnings,
    pages: [],
    page: null,
    canvas: viewer.get<Canvas>('canvas'),
    elements: viewer.get<OpenDrawing['elements']>('elementRegistry'),
    overlays: viewer.get<Overlays>('overlays'),
    on: (event, listener) => viewer.on(event, listener),
    off: (event, listener) => viewer.off(event, listener),
    destroy: () => viewer.destroy(),
  };
}
