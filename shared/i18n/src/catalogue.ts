export type Catalogue = Readonly<Record<string, string>>;

export type CatalogueLoader = () => Promise<{ readonly default: Catalogue }>;

export type Translations = Readonly<Record<string, Catalogue | CatalogueLoader>>;

export type TextValues = Readonly<Record<string, unknown>>;

/** Groups of phrases: `{ "periods": { "this-week": ["this week"] } }`. */
export type WordTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface LanguagePack {
  readonly texts: Readonly<Record<string, Catalogue>>;
  readonly words: Readonly<Record<string, WordTable>>;
}

export type PackPart = 'first' | 'more';
