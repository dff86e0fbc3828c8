/** Read from the sources by `scripts/gallery/readFacts.mjs` before each build. */
declare module 'gallery-facts' {
  export interface PropFacts {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly initial: string | null;
    readonly doc: string;
  }

  export interface ComponentFacts {
    readonly name: string;
    readonly isDefault: boolean;
    readonly doc: string;
    readonly example: string;
    readonly props: readonly PropFacts[];
    readonly takesNative: boolean;
  }

  export interface NamedFacts {
    readonly name: string;
    readonly doc: string;
    readonly text: string;
  }

  export interface ModuleFacts {
    readonly name: string;
    readonly isShared: boolean;
    readonly components: readonly ComponentFacts[];
    readonly functions: readonly NamedFacts[];
    readonly types: readonly NamedFacts[];
  }

  export interface TokenFacts {
    readonly name: string;
    readonly light: string;
    readonly dark: string;
  }

  const facts: {
    readonly modules: readonly ModuleFacts[];
    readonly samples: Readonly<Record<string, readonly string[]>>;
    readonly tokens: readonly TokenFacts[];
  };
  export default facts;
}

interface ImportMeta {
  /** Of the bundler: the modules of a folder that fit an expression. */
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ): { keys(): readonly string[]; (key: string): unknown };
}
