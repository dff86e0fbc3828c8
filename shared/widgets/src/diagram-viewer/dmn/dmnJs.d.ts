declare module 'dmn-js-shared/lib/base/Manager' {
  export interface View {
    readonly id: string;
    readonly name?: string;
    readonly type: string;
    readonly element: object;
  }

  export interface ViewProvider {
    readonly id: string;
    readonly constructor: unknown;
    opens(element: object): boolean;
  }

  interface ImportResult {
    readonly warnings: readonly unknown[];
  }

  export default class Manager {
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

declare module 'dmn-js-shared/lib/util/ModelUtil' {
  export function is(element: object | undefined, type: string): boolean;
}

declare module 'dmn-js-shared/lib/util/DiUtil' {
  export function containsDi(element: object): boolean;
}

declare module 'dmn-js-drd/lib/Viewer' {
  export default class DrdViewer {
    readonly _modules: readonly object[];
  }
}

declare module 'dmn-js-decision-table/lib/Viewer' {
  const DecisionTableViewer: { _getModules(): readonly object[] };
  export default DecisionTableViewer;
}

declare module 'dmn-js-literal-expression/lib/Viewer' {
  const LiteralExpressionViewer: { _getModules(): readonly object[] };
  export default LiteralExpressionViewer;
}
