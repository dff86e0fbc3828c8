export type Catalogue = Readonly<Record<string, string>>;

export type CatalogueLoader = () => Promise<{ readonly default: Catalogue }>;

export type Translations = Readonly<Record<string, Catalogue | CatalogueLoader>>;

export type TextValues = Readonly<Record<string, unknown>>;
