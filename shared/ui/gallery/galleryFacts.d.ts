declare module 'gallery-facts' {
  export interface ComponentFacts {
    readonly name: string;
    readonly isDefault: boolean;
    readonly doc: string;
  }

  export interface ModuleFacts {
    readonly name: string;
    readonly components: readonly ComponentFacts[];
  }

  const facts: {
    readonly modules: readonly ModuleFacts[];
    readonly pages: Readonly<Record<string, string>>;
  };
  export default facts;
}

interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ): { keys(): readonly string[]; (key: string): unknown };
}
