/** A plugin could not be used. The message is for administrators; people see the card's own words. */
export class PluginFault extends Error {
  override readonly name = 'PluginFault';
  constructor(
    /** `PLG-…` */
    readonly code: string,
    readonly pluginId: string,
    message: string,
    options?: ErrorOptions & {
      /** It may go better in a moment: the network, or a server that has too much to do. */
      readonly isTransient?: boolean;
    },
  ) {
    super(message, options);
    this.isTransient = options?.isTransient ?? false;
  }
  readonly isTransient: boolean;
}
