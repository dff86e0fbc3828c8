declare module 'cmmn-js/lib/Viewer' {
  export default class CmmnViewer {
    constructor(options: { readonly container: HTMLElement });
    importXML(xml: string, done: (error: Error | null) => void): void;
    get<T>(service: 'canvas' | 'elementRegistry'): T;
    destroy(): void;
  }
}
