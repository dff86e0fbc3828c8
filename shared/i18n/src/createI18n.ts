import { createInstance, type InitOptions, type i18n } from 'i18next';
import type { Catalogue, TextValues, Translations } from './catalogue';
import { createTextStore, type Packs } from './createTextStore';
import { figures } from './figures';
import { baseOf, FALLBACK, matchLanguage, tagOf } from './language-tags/languageTags';
import type { Texts } from './Texts';

const STORAGE_KEY = 'taskweave.language';

export interface I18nOptions {
  readonly languages: readonly string[];
  readonly browserLanguages: readonly string[];
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly root?: HTMLElement | undefined;
  readonly packs?: Packs | undefined;
  readonly onMissing?: ((namespace: string, key: string, language: string) => void) | undefined;
}

export interface LanguageOffer {
  readonly languages: readonly string[];
  readonly fallback: string;
  readonly load: (language: string) => Promise<void>;
}

export interface AddOptions {
  readonly takesCommon: boolean;
}

export interface I18n {
  readonly languages: readonly string[];
  readonly language: string;
  readonly fallback: string;
  readonly locale: string;
  readonly choice: string | null;
  t(namespace: string, key: string, values?: TextValues): string;
  addTranslations(namespace: string, translations: Translations, options?: AddOptions): Promise<void>;
  ensure(texts: Texts): boolean;
  bring(texts: Texts): Promise<void>;
  offer(offer: LanguageOffer): Promise<void>;
  layOver(language: string, catalogues: Readonly<Record<string, Catalogue>>): void;
  textIn(namespace: string, key: string, language: string): string | undefined;
  setLanguage(language: string | null): Promise<void>;
  subscribe(listener: () => void): () => void;
  revision(): number;
}

/** i18next writes into the lists and stores that it is given, so it gets copies. */
const textsOnly = (): InitOptions => ({
  fallbackLng: FALLBACK,
  ns: [],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  parseMissingKeyHandler: (key, defaultValue) => defaultValue ?? key,
});

/** React escapes, and escaping here as well would show entities. */
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
  const { browserLanguages, storage, root, packs, onMissing } = options;
  let { languages } = options;
  let fallback = FALLBACK;
  let loadMore: LanguageOffer['load'] | undefined;
  let choice = readChoice(languages, storage);
  let language = choice ?? matchLanguage(browserLanguages, languages);
  let wanted = language;
  const locale = () => browserLanguages.find((tag) => baseOf(tag) === baseOf(language)) ?? tagOf(language);
  const engine = createTextEngine(() => language, locale, onMissing);
  const news = createNews();
  const texts = createTextStore(engine, news.tell, packs);

  async function change(): Promise<void> {
    const target = choice ?? matchLanguage(browserLanguages, languages, fallback);
    wanted = target;
    await Promise.all([loadMore?.(target), ...texts.loadAll(target, fallback)]);
    // A later choice has overtaken this one while it was loading.
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

function createNews() {
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let revision = 0;
  return {
    asked: (namespace: string) => void asked.add(namespace),
    /** Announcing texts that nobody has requested would redraw every part of the page. */
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
    return null;
  }
}

function storeChoice(choice: string | null, storage: I18nOptions['storage']): void {
  try {
    if (choice === null) storage?.removeItem(STORAGE_KEY);
    else storage?.setItem(STORAGE_KEY, choice);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
