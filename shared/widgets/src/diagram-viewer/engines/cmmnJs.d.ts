declare module 'cmmn-js/lib/Viewer' {
  export default class CmmnViewer {
    constructor(options: {
      readonly container: HTMLElement;
      readonly canvas: { readonly deferUpdate: boolean };
    });
    importXML(xml: string, done: (error: Error | null, warnings?: readonly unknown[]) => void): void;
    get<T>(service: 'canvas' | 'elementRegistry' | 'overlays'): T;
    on(event: string, listener: () => void): void;
    off(event: string, listener: () => void): void;
    destroy(): void;
  }
}
