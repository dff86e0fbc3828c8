import { createInstance, type InitOptions, type i18n } from 'i18next';
import type { Catalogue, TextValues, Translations } from './catalogue';
import { createTextStore } from './createTextStore';
import { figures } from './figures';
import { baseOf, FALLBACK, matchLanguage, tagOf } from './language-tags/languageTags';
import type { Texts } from './Texts';

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

/** What an installation offers in place of what came with the application. */
export interface LanguageOffer {
  readonly languages: readonly string[];
  /** For people whose browser asks for none of them, and for texts that a language lacks. */
  readonly fallback: string;
  /** Called before a language is shown, to bring texts by `layOver`. Must not fail. */
  readonly load: (language: string) => Promise<void>;
}

/** Whether the namespace takes the common words, as those of ours do. */
export interface AddOptions {
  readonly takesCommon: boolean;
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
  addTranslations(namespace: string, translations: Translations, options?: AddOptions): Promise<void>;
  /**
   * Adds texts unless they are there, and has those loaded that must be. What came with the code is no news: nobody has asked
   * for it before. Texts that cannot be loaded are tried again by the next call.
   *
   * @returns false while none of them can be shown
   */
  ensure(texts: Texts): boolean;
  /** Adds texts as `ensure` does; ends when they are there, or cannot be had. */
  bring(texts: Texts): Promise<void>;
  /** Offers other languages from now on; ends when the one that fits is on screen. */
  offer(offer: LanguageOffer): Promise<void>;
  /** Puts texts of a language, by namespace, over those that are there and those that come later. */
  layOver(language: string, catalogues: Readonly<Record<string, Catalogue>>): void;
  /** The text of exactly this language, laid over or added, as it stands; undefined where there is none. */
  textIn(namespace: string, key: string, language: string): string | undefined;
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

/** Texts come later, and keys are flat. Lists and stores are copies: the engine writes into those that it is given. */
const textsOnly = (): InitOptions => ({
  fallbackLng: FALLBACK,
  ns: [],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  parseMissingKeyHandler: (key, defaultValue) => defaultValue ?? key,
});

/** React escapes; escaping here as well would show entities. Instead it writes numbers. */
function writingNumbers(locale: () => string): InitOptions {
  return {
    interpolation: {
      useRawValueToEscape: true,
      escape: (value: unknown) => (typeof value === 'number' ? figures(value, locale()) : value) as string,
    },
  };
}

function missingTexts(onMissing: I18nOptions['onMissing'], language: () => string): InitOptions {
  const report = onceEach(onMissing);
  return {
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, namespace, key) => report(namespace, key, language()),
  };
}

function dress(root: HTMLElement | undefined, language: string, direction: 'ltr' | 'rtl'): void {
  if (root === undefined) return;
  root.lang = tagOf(language);
  root.dir = direction;
}

export function createI18n(options: I18nOptions): I18n {
  const { browserLanguages, storage, root, onMissing } = options;
  let { languages } = options;
  let fallback = FALLBACK;
  let loadMore: LanguageOffer['load'] | undefined;
  let choice = readChoice(languages, storage);
  let language = choice ?? matchLanguage(browserLanguages, languages);
  let wanted = language;
  const locale = () => browserLanguages.find((tag) => baseOf(tag) === baseOf(language)) ?? tagOf(language);
  const engine = createTextEngine(() => language, locale, onMissing);
  const news = createNews();
  const texts = createTextStore(engine, news.tell);

  async function change(): Promise<void> {
    const target = choice ?? matchLanguage(browserLanguages, languages, fallback);
    wanted = target;
    await Promise.all([loadMore?.(target), ...texts.loadAll(target, fallback)]);
    // A later wish overtook this one while its texts were on the way.
    if (wanted !== target) return;
    language = target;
    await engine.changeLanguage(target);
    dress(root, language, engine.dir(language));
    news.tell();
  }

  dress(root, language, engine.dir(language));

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
      news.asked(namespace);
      return texts.textOf(language, namespace, key, values);
    },
    addTranslations: async (namespace, translations, options) => {
      const source = texts.add(namespace, { namespace, translations }, options?.takesCommon === true);
      news.tell(namespace);
      await texts.loadFor(source, language, fallback);
    },
    ensure(given) {
      news.asked(given.namespace);
      return texts.ensure(given, language, fallback);
    },
    bring: (given) => texts.bring(given, language, fallback),
    offer(offered) {
      ({ languages, fallback, load: loadMore } = offered);
      engine.options.fallbackLng = [fallback, FALLBACK];
      choice = readChoice(languages, storage);
      return change();
    },
    layOver: texts.layOver,
    textIn: (namespace, key, tag) => texts.textIn(tag, namespace, key),
    setLanguage(next) {
      choice = next !== null && languages.includes(next) ? next : null;
      storeChoice(choice, storage);
      return change();
    },
    subscribe: news.subscribe,
    revision: news.revision,
  };
}

function createTextEngine(
  language: () => string,
  locale: () => string,
  onMissing: I18nOptions['onMissing'],
): i18n {
  const engine = createInstance();
  void engine.init({
    ...textsOnly(),
    ...missingTexts(onMissing, language),
    ...writingNumbers(locale),
    lng: language(),
  });
  return engine;
}

/** Who listens to changes of what is on screen. */
function createNews() {
  /** Namespaces whose texts may be on screen. */
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let revision = 0;
  return {
    asked: (namespace: string) => void asked.add(namespace),
    /** Texts that nobody has asked for yet are no news: every part of the page would be drawn again for those of another. */
    tell(namespace?: string): void {
      if (namespace !== undefined && !asked.has(namespace)) return;
      revision += 1;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    revision: () => revision,
  };
}

/** Reports each missing text once. */
function onceEach(onMissing: I18nOptions['onMissing']): NonNullable<I18nOptions['onMissing']> {
  const reported = new Set<string>();
  return (namespace, key, language) => {
    const id = `${language}/${namespace}/${key}`;
    if (reported.has(id)) return;
    reported.add(id);
    onMissing?.(namespace, key, language);
  };
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
