/** Texts by flat key, such as `task.claim`. Placeholders are `{{name}}`; plural forms end in `_one`, `_other` and so on. */
export type Catalogue = Readonly<Record<string, string>>;

export type CatalogueLoader = () => Promise<{ readonly default: Catalogue }>;

/** Catalogues by language tag: at hand, or loaded once the language is used. */
export type Translations = Readonly<Record<string, Catalogue | CatalogueLoader>>;

/** Values for the placeholders of a text; `count` chooses its plural form. */
export type TextValues = Readonly<Record<string, unknown>>;
