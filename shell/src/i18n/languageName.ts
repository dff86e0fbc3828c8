import { capitalised } from '@taskweave/base/texts/capitalised';

// The first lookup of each name takes 5 ms, and commands and menus need names before the first list, so the build looks ours up.
const known = new Map<string, string>();

export function nameLanguages(languages: Readonly<Record<string, { readonly name: string }>>): void {
  for (const [tag, { name }] of Object.entries(languages)) known.set(tag, name);
}

export function languageName(tag: string): string {
  const name = known.get(tag) ?? nameOf(tag);
  known.set(tag, name);
  return name;
}

function nameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    return capitalised(name, tag);
  } catch {
    return tag;
  }
}
