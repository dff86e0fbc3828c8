import type { i18n } from 'i18next';
import type { Catalogue, LanguagePack, PackPart, TextValues, Translations } from './catalogue';
import { COMMON_TEXTS, isCommon } from './common/commonTexts';
import { baseOf, FALLBACK } from './language-tags/languageTags';
import { bringWords } from './languageWords';
import type { Texts } from './Texts';

export interface Packs {
  readonly has: (language: string) => boolean;
  readonly load: (language: string, part: PackPart) => Promise<LanguagePack>;
}

interface Source extends Texts {
  readonly loading: Map<string, Promise<boolean>>;
  readonly there: Set<string>;
}

export function createTextStore(engine: i18n, onLoaded: (namespace?: string) => void, packs?: Packs) {
  const sources = new Map<string | Texts, Source>();
  const ours = new Set<string>();
  const over = new Map<string, Readonly<Record<string, Catalogue>>>();
  const packed = createPacked(packs, ({ texts, words }, tag) => {
    bringWords(tag, words);
    for (const [namespace, catalogue] of Object.entries(texts)) addTexts(namespace, tag, catalogue);
    onLoaded();
  });

  function addTexts(namespace: string, tag: string, texts: Catalogue): void {
    engine.addResourceBundle(tag, namespace, { ...texts, ...over.get(tag)?.[namespace] }, true, true);
  }

  const load = (source: Source, language: string): Promise<boolean> =>
    packed.isFor(source, language)
      ? packed.bring(source, language)
      : loadOnce(source, language, (tag, texts) => {
          addTexts(source.namespace, tag, texts);
          source.there.add(tag);
          onLoaded(source.namespace);
        });

  async function loadFor(source: Source, tag: string, fallback: string): Promise<void> {
    const isThere = await load(source, tag);
    if (over.has(tag) || !isThere) await Promise.all([load(source, fallback), load(source, FALLBACK)]);
  }

  function add(id: string | Texts, texts: Texts, isOurs: boolean): Source {
    if (isOurs) ours.add(texts.namespace);
    const source = sourceOf(texts, addTexts);
    sources.set(id, source);
    return source;
  }

  function placeOf(namespace: string, key: string): string {
    if (!isCommon(key) || !ours.has(namespace)) return namespace;
    if (!sources.has(COMMON_TEXTS)) add(COMMON_TEXTS, COMMON_TEXTS, true);
    return COMMON_TEXTS.namespace;
  }

  return {
    add,
    loadFor,
    bring: (texts: Texts, tag: string, fallback: string) =>
      loadFor(sources.get(texts) ?? add(texts, texts, true), tag, fallback),
    ensure(texts: Texts, tag: string, fallback: string): boolean {
      const source = sources.get(texts) ?? add(texts, texts, true);
      if (isThere(source, tag) || packed.holds(source, tag)) return true;
      void loadFor(source, tag, fallback);
      return isThere(source, fallback) || isThere(source, FALLBACK);
    },
    loadAll: (tag: string, fallback: string) =>
      [...sources.values()].map((source) => loadFor(source, tag, fallback)),
    textOf(tag: string, namespace: string, key: string, values?: TextValues): string {
      const place = placeOf(namespace, key);
      const plain = values === undefined ? plainText(engine, tag, place, key) : null;
      return plain ?? inOwnDirection(engine, tag, place, key, values);
    },
    layOver(tag: string, catalogues: Readonly<Record<string, Catalogue>>): void {
      over.set(tag, catalogues);
      for (const namespace of Object.keys(catalogues)) addTexts(namespace, tag, {});
      onLoaded();
    },
    textIn(tag: string, namespace: string, key: string): string | undefined {
      const text: unknown = engine.getResource(tag, namespace, key);
      return typeof text === 'string' ? text : undefined;
    },
  };
}

/** The texts that a language brings for catalogues which do not name it. */
function createPacked(packs: Packs | undefined, take: (pack: LanguagePack, tag: string) => void) {
  const taken = new Map<string, LanguagePack>();

  function holds({ namespace, translations: { en } }: Texts, tag: string): boolean {
    const [first, more] = PARTS.map((part) => taken.get(part + tag)?.texts[namespace]);
    return typeof en === 'object'
      ? Object.keys(en).some((key) => (first?.[key] ?? more?.[key]) !== undefined)
      : more !== undefined;
  }

  return {
    holds,
    isFor: ({ translations }: Texts, tag: string): boolean =>
      packs?.has(tag) === true && !(tagIn(translations, tag) in translations),
    async bring(source: Texts, tag: string): Promise<boolean> {
      for (const part of PARTS) {
        if (taken.has(part + tag) || holds(source, tag)) continue;
        const pack = await packs?.load(tag, part).catch(() => undefined);
        if (pack === undefined || taken.has(part + tag)) continue;
        taken.set(part + tag, pack);
        take(pack, tag);
      }
      return holds(source, tag);
    },
  };
}

const PARTS: readonly PackPart[] = ['first', 'more'];

function loadOnce(
  { translations, loading, there }: Source,
  language: string,
  take: (tag: string, texts: Catalogue) => void,
): Promise<boolean> {
  const tag = tagIn(translations, language);
  const fetchTexts = translations[tag];
  if (there.has(tag) || typeof fetchTexts !== 'function') return Promise.resolve(there.has(tag));
  const known = loading.get(tag);
  if (known !== undefined) return known;
  const job = fetchTexts().then(
    (module) => {
      take(tag, module.default);
      return true;
    },
    () => {
      loading.delete(tag);
      return false;
    },
  );
  loading.set(tag, job);
  return job;
}

function sourceOf(
  { namespace, translations }: Texts,
  addTexts: (namespace: string, tag: string, texts: Catalogue) => void,
): Source {
  const there = new Set<string>();
  for (const [tag, texts] of Object.entries(translations)) {
    if (typeof texts === 'function') continue;
    addTexts(namespace, tag, texts);
    there.add(tag);
  }
  return { namespace, translations, loading: new Map(), there };
}

function plainText(engine: i18n, tag: string, namespace: string, key: string): string | null {
  const text: unknown = engine.getResource(tag, namespace, key);
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : null;
}

function inOwnDirection(
  engine: i18n,
  tag: string,
  namespace: string,
  key: string,
  values?: TextValues,
): string {
  const isMirrored = isRightToLeft(engine, tag);
  const text = String(engine.t(key, { ...(isMirrored ? isolated(values) : values), ns: namespace }));
  if (!isMirrored) return text;
  const isOwn = engine.exists(key, { ...values, ns: namespace, lng: tag, fallbackLng: [] });
  const hasWords = /\p{L}/u.test(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, ''));
  return isOwn || !hasWords ? text : isolate(text);
}

const directions = new Map<string, boolean>();

/** The browser reads a table for each answer, and a list needs one for every row, so answers are cached. */
function isRightToLeft(engine: i18n, tag: string): boolean {
  const known = directions.get(tag) ?? engine.dir(tag) === 'rtl';
  directions.set(tag, known);
  return known;
}

function isThere({ translations, there }: Source, language: string): boolean {
  return there.has(tagIn(translations, language));
}

function tagIn(translations: Translations, language: string): string {
  return language in translations ? language : baseOf(language);
}

/** Isolation keeps names and version numbers in order within text of the other direction. */
function isolated(values: TextValues = {}): TextValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );
}

function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
