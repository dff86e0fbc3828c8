import type { Catalogue } from '../catalogue';

const PLACEHOLDER = /\{\{\s*([\w.]+)(?:[^\w.{}][^{}]*)?\}\}/g;
const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;

export function placeholdersOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), (match) => match[1] ?? ''))].sort();
}

export function findCatalogueFaults(catalogues: Readonly<Record<string, Catalogue>>): readonly string[] {
  const languages = Object.keys(catalogues);
  const entries = new Map(languages.map((language) => [language, groupByKey(catalogues[language] ?? {})]));
  const keys = new Set([...entries.values()].flatMap((groups) => [...groups.keys()]));
  const faults: string[] = [];
  for (const key of [...keys].sort()) {
    const shapes = new Map<string, string>();
    for (const [language, groups] of entries) {
      const forms = groups.get(key);
      if (forms === undefined) {
        faults.push(`${language}: "${key}" is missing.`);
        continue;
      }
      faults.push(...findFormFaults(language, key, forms));
      const names = new Set([...forms.values()].flatMap((text) => placeholdersOf(text)));
      shapes.set(language, [...names].sort().join(', '));
    }
    if (new Set(shapes.values()).size > 1) {
      const seen = [...shapes].map(([language, names]) => `${language} has {${names}}`).join(', ');
      faults.push(`"${key}": the placeholders differ: ${seen}.`);
    }
  }
  return faults;
}

function groupByKey(catalogue: Catalogue): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, text] of Object.entries(catalogue)) {
    const plural = PLURAL_KEY.exec(key);
    const base = plural?.[1] ?? key;
    const forms = groups.get(base) ?? new Map<string, string>();
    forms.set(plural?.[2] ?? '', text);
    groups.set(base, forms);
  }
  return groups;
}

function findFormFaults(language: string, key: string, forms: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [form, text] of forms) {
    if (text.trim() === '') faults.push(`${language}: "${form === '' ? key : `${key}_${form}`}" is empty.`);
  }
  const isPlural = !forms.has('') || forms.size > 1;
  if (!isPlural) return faults;
  for (const category of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
    if (!forms.has(category)) faults.push(`${language}: "${key}_${category}" is missing.`);
  }
  return faults;
}
