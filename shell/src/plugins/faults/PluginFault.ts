export class PluginFault extends Error {
  override readonly name = 'PluginFault';
  constructor(
    readonly code: string,
    readonly pluginId: string,
    message: string,
    options?: ErrorOptions & {
      readonly isTransient?: boolean;
    },
  ) {
    super(message, options);
    this.isTransient = options?.isTransient ?? false;
  }
  readonly isTransient: boolean;
}
