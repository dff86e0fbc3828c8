/** Flat keys, such as `task.claim`. Placeholders are `{{name}}`; plural forms end in `_one`, `_other` and so on. */
export type Catalogue = Readonly<Record<string, string>>;

export type CatalogueLoader = () => Promise<{ readonly default: Catalogue }>;

export type Translations = Readonly<Record<string, Catalogue | CatalogueLoader>>;

export type TextValues = Readonly<Record<string, unknown>>;
