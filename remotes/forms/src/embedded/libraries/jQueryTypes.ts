export interface JQueryObject {
  readonly length: number;
  readonly [index: number]: HTMLElement;
  on(event: string, handler: (event: unknown, ...details: readonly unknown[]) => void): JQueryObject;
  trigger(event: string, details?: readonly unknown[]): JQueryObject;
  remove(): JQueryObject;
}

export type JQueryStatic = (selector: unknown, context?: unknown) => JQueryObject;
