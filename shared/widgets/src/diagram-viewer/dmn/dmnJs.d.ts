declare module 'dmn-js/lib/Viewer' {
  export interface View {
    readonly id: string;
    readonly name?: string;
    readonly type: string;
    readonly element: object;
  }

  export interface ViewProvider {
    readonly id: string;
  }

  interface ImportResult {
    readonly warnings: readonly unknown[];
  }

  export default class Viewer {
    constructor(options: object);
    importXML(xml: string, options: { readonly open: boolean }): Promise<ImportResult>;
    open(view: View): Promise<ImportResult>;
    getViews(): readonly View[];
    getActiveViewer(): {
      get<T>(service: string): T;
      on(event: string, listener: () => void): void;
      off(event: string, listener: () => void): void;
      destroy(): void;
    };
    destroy(): void;
    protected _getViewProviders(): readonly ViewProvider[];
  }
}
