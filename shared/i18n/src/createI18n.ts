import { createInstance, type InitOptions, type i18n } from 'i18next';
import type { Catalogue, TextValues, Translations } from './catalogue';
import { figures } from './figures';
import { baseOf, FALLBACK, matchLanguage, tagOf } from './language-tags/languageTags';

const STORAGE_KEY = 'taskweave.language';

export interface I18nOptions {
  /** Tags of the languages a person may choose, English among them. */
  readonly languages: readonly string[];
  /** What the person asked of the browser, most wanted first: `navigator.languages`. */
  readonly browserLanguages: readonly string[];
  /** Keeps the choice between visits. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Gets `lang` and `dir`: the element of the page. */
  readonly root?: HTMLElement | undefined;
  /** Called once for every text that is in no catalogue. Pass it in development; the key is shown in any case. */
  readonly onMissing?: ((namespace: string, key: string, language: string) => void) | undefined;
}

/** What an installation offers in the place of what came with the application. */
export interface LanguageOffer {
  readonly languages: readonly string[];
  /** For people whose browser asks for none of them, and for texts that a language lacks. */
  readonly fallback: string;
  /** Called before a language is shown, to bring texts by `layOver`. Must not fail. */
  readonly load: (language: string) => Promise<void>;
}

/** The languages of the application and their texts. One namespace per plugin id, and `shell`. */
export interface I18n {
  readonly languages: readonly string[];
  /** The language of the texts on screen, one of `languages`. */
  readonly language: string;
  /** Whose texts are shown where the one on screen lacks some, before those of English. */
  readonly fallback: string;
  /** For dates and numbers: the browser's own variant of that language, such as `en-GB`. */
  readonly locale: string;
  /** What the person chose, null while the browser decides. */
  readonly choice: string | null;
  /** The text of a key: in the language on screen, else in English, else the key itself. */
  t(namespace: string, key: string, values?: TextValues): string;
  /**
   * Adds the texts of a namespace. Those at hand can be used at once; the promise ends when those that must be
   * loaded for the language on screen are there, and never fails: what cannot be loaded falls back to English.
   */
  addTranslations(namespace: string, translations: Translations): Promise<void>;
  /** Offers other languages from now on; ends when the one that fits is on screen. */
  offer(offer: LanguageOffer): Promise<void>;
  /** Puts texts of a language, by namespace, over those that are there and those that come later. */
  layOver(language: string, catalogues: Readonly<Record<string, Catalogue>>): void;
  /** What was laid over a text in a language, by default the one on screen: for texts that are kept elsewhere. */
  laidOver(namespace: string, key: string, language?: string): string | undefined;
  /** Changes the language once its texts are loaded, and keeps the choice. Null follows the browser again. */
  setLanguage(language: string | null): Promise<void>;
  /**
   * Called after every change of the language, or of texts that have been asked for. Fit for `useSyncExternalStore`, together
   * with `revision`.
   */
  subscribe(listener: () => void): () => void;
  /** Grows with every such change. */
  revision(): number;
}

/** Texts come later, and keys are flat. Lists and stores are made anew: the engine writes into those that it is given. */
const textsOnly = (): InitOptions => ({
  fallbackLng: FALLBACK,
  ns: [],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  parseMissingKeyHandler: (key) => key,
});

export function createI18n(options: I18nOptions): I18n {
  const { browserLanguages, storage, root, onMissing } = options;
  let { languages } = options;
  let fallback = FALLBACK;
  let loadMore: LanguageOffer['load'] | undefined;
  const listeners = new Set<() => void>();
  const report = onceEach(onMissing);
  const engine = createInstance();
  /** Namespaces whose texts may be on screen. */
  const asked = new Set<string>();
  const texts = createTexts(engine, tell);
  let choice = readChoice(languages, storage);
  let language = choice ?? matchLanguage(browserLanguages, languages);
  let wanted = language;
  let revision = 0;

  void engine.init({
    ...textsOnly(),
    lng: language,
    interpolation: {
      // React escapes; escaping here as well would show entities. Instead it writes numbers.
      useRawValueToEscape: true,
      escape: (value: unknown) => (typeof value === 'number' ? figures(value, locale()) : value) as string,
    },
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, namespace, key) => report(namespace, key, language),
  });

  function locale(): string {
    return browserLanguages.find((tag) => baseOf(tag) === baseOf(language)) ?? tagOf(language);
  }

  /** Texts that nobody has asked for yet are no news: every part of the page would be drawn again for those of another. */
  function tell(namespace?: string): void {
    if (namespace !== undefined && !asked.has(namespace)) return;
    revision += 1;
    for (const listener of [...listeners]) listener();
  }

  function dressRoot(): void {
    if (root === undefined) return;
    root.lang = tagOf(language);
    root.dir = engine.dir(language);
  }

  async function change(): Promise<void> {
    const target = choice ?? matchLanguage(browserLanguages, languages, fallback);
    wanted = target;
    await Promise.all([
      loadMore?.(target),
      ...texts.namespaces().map((namespace) => texts.loadFor(namespace, target, fallback)),
    ]);
    // A later wish overtook this one while its texts were on the way.
    if (wanted !== target) return;
    language = target;
    await engine.changeLanguage(target);
    dressRoot();
    tell();
  }

  dressRoot();

  return {
    get languages() {
      return languages;
    },
    get language() {
      return language;
    },
    get fallback() {
      return fallback;
    },
    get locale() {
      return locale();
    },
    get choice() {
      return choice;
    },
    t(namespace, key, values) {
      asked.add(namespace);
      const plain = values === undefined ? texts.plain(language, namespace, key) : null;
      return plain ?? texts.inOwnDirection(language, namespace, key, values);
    },
    addTranslations: (namespace, translations) => {
      texts.add(namespace, translations);
      tell(namespace);
      return texts.loadFor(namespace, language, fallback);
    },
    offer(offered) {
      ({ languages, fallback, load: loadMore } = offered);
      engine.options.fallbackLng = [fallback, FALLBACK];
      choice = readChoice(languages, storage);
      return change();
    },
    layOver: texts.layOver,
    laidOver: (namespace, key, tag = language) => texts.laidOver(tag, namespace, key),
    setLanguage(next) {
      choice = next !== null && languages.includes(next) ? next : null;
      storeChoice(choice, storage);
      return change();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
  };
}

/** Tells of each missing text once. */
function onceEach(onMissing: I18nOptions['onMissing']): NonNullable<I18nOptions['onMissing']> {
  const reported = new Set<string>();
  return (namespace, key, language) => {
    const id = `${language}/${namespace}/${key}`;
    if (reported.has(id)) return;
    reported.add(id);
    onMissing?.(namespace, key, language);
  };
}

/** The texts of all namespaces: those at hand, and those that are loaded for a language. */
function createTexts(engine: i18n, onLoaded: (namespace?: string) => void) {
  const sources = new Map<string, Translations>();
  const loading = new Map<string, Promise<void>>();
  const over = new Map<string, Readonly<Record<string, Catalogue>>>();

  function addTexts(namespace: string, tag: string, texts: Catalogue): void {
    engine.addResourceBundle(tag, namespace, { ...texts, ...over.get(tag)?.[namespace] }, true, true);
  }

  /** Texts of a language that must be loaded; remembered, so that each is asked for once unless it failed. */
  function load(namespace: string, tag: string): Promise<void> {
    const source = sources.get(namespace)?.[tag];
    if (typeof source !== 'function') return Promise.resolve();
    const id = `${tag}/${namespace}`;
    const known = loading.get(id);
    if (known !== undefined) return known;
    const job = source().then(
      (module) => {
        addTexts(namespace, tag, module.default);
        onLoaded(namespace);
      },
      () => {
        loading.delete(id);
      },
    );
    loading.set(id, job);
    return job;
  }

  return {
    namespaces: () => [...sources.keys()],
    /** As it stands in the catalogue, where nothing is to be filled in: most are of this kind, and a page has hundreds. */
    plain(tag: string, namespace: string, key: string): string | null {
      const text: unknown = engine.getResource(tag, namespace, key);
      return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : null;
    },
    add(namespace: string, translations: Translations): void {
      sources.set(namespace, translations);
      for (const [tag, texts] of Object.entries(translations)) {
        if (typeof texts !== 'function') addTexts(namespace, tag, texts);
      }
    },
    layOver(tag: string, catalogues: Readonly<Record<string, Catalogue>>): void {
      over.set(tag, catalogues);
      for (const namespace of Object.keys(catalogues)) addTexts(namespace, tag, {});
      onLoaded();
    },
    /** A text that a right-to-left language lacks is read in the direction of the language that it is in. */
    inOwnDirection(tag: string, namespace: string, key: string, values?: TextValues): string {
      const isMirrored = engine.dir(tag) === 'rtl';
      const text = String(engine.t(key, { ...(isMirrored ? isolated(values) : values), ns: namespace }));
      if (!isMirrored) return text;
      const isOwn = engine.exists(key, { ...values, ns: namespace, lng: tag, fallbackLng: [] });
      // Without words of its own, as in "{{label}}: {{date}}", it is of no language.
      const hasWords = /\p{L}/u.test(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, ''));
      return isOwn || !hasWords ? text : isolate(text);
    },
    laidOver: (tag: string, namespace: string, key: string) => over.get(tag)?.[namespace]?.[key],
    async loadFor(namespace: string, tag: string, fallback: string): Promise<void> {
      await load(namespace, tag);
      if (over.has(tag) || !engine.hasResourceBundle(tag, namespace))
        await Promise.all([load(namespace, fallback), load(namespace, FALLBACK)]);
    },
  };
}

/** Names and numbers of versions keep their order among words of the other direction. */
function isolated(values: TextValues = {}): TextValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );
}

function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

function readChoice(languages: readonly string[], storage: I18nOptions['storage']): string | null {
  try {
    const stored = storage?.getItem(STORAGE_KEY) ?? null;
    return stored !== null && languages.includes(stored) ? stored : null;
  } catch {
    // A browser that keeps nothing for us still shows the page.
    return null;
  }
}

function storeChoice(choice: string | null, storage: I18nOptions['storage']): void {
  try {
    if (choice === null) storage?.removeItem(STORAGE_KEY);
    else storage?.setItem(STORAGE_KEY, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
}
