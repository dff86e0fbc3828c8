import type { I18n } from '@taskweave/i18n/createI18n';
export type DiagramKind = 'bpmn' | 'cmmn' | 'dmn';

export interface DiagramElement {
  readonly id: string;
  readonly type?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly businessObject?: {
    readonly name?: string;
    readonly definitionRef?: { readonly id?: string; readonly name?: string };
  };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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
  findRoot?(elementId: string): { readonly id: string } | null;
  getRootElement(): { readonly id: string };
  setRootElement?(root: { readonly id: string }): void;
}

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

export interface DiagramPage {
  readonly id: string;
  readonly name: string;
  readonly form: 'drawing' | 'sheet';
}

interface Opened {
  readonly warnings: readonly string[];
  readonly pages: readonly DiagramPage[];
  readonly page: string | null;
  destroy(): void;
}

export interface OpenDrawing extends Opened {
  readonly form: 'drawing';
  readonly canvas: Canvas;
  readonly elements: { filter(keep: (element: DiagramElement) => boolean): readonly DiagramElement[] };
  readonly overlays: Overlays;
  on(event: DrawingEvent, listener: () => void): void;
  off(event: DrawingEvent, listener: () => void): void;
}

export interface OpenSheet extends Opened {
  readonly form: 'sheet';
  mark(ruleIds: readonly string[]): readonly string[];
}

export type OpenDiagram = OpenDrawing | OpenSheet;

export interface DrawOptions {
  readonly page: string | null;
  readonly i18n: I18n;
  readonly openLabel: (name: string) => string;
}

export type DrawDiagram = (container: HTMLElement, xml: string, options: DrawOptions) => Promise<OpenDiagram>;

interface DrawingViewer {
  get<T>(service: 'canvas' | 'elementRegistry' | 'overlays'): T;
  on(event: DrawingEvent, listener: () => void): void;
  off(event: DrawingEvent, listener: () => void): void;
  destroy(): void;
}

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
